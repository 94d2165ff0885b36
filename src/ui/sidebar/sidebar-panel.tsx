/** The open sidebar: its head, then the boxes, or the list that arranges them. */
import { useRef, useState } from 'react'
import { IconButton } from '../controls/icon-button'
import { CloseIcon } from '../controls/icons'
import { ArrangeList } from './arrange-list'
import { type BoxPlace, type BoxTarget, moveBox } from './box-order'
import styles from './sidebar.module.css'
import { SidebarBoxes } from './sidebar-boxes'
import type { SidebarProps } from './sidebar-content'
import { ArrangeIcon, PinIcon } from './sidebar-icons'
import { useBoxInSight } from './use-box-in-sight'

interface Props extends SidebarProps {
  onClose: () => void
}

export function SidebarPanel({ boxes, labels, state, actions, inSight, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  useBoxInSight(panel, inSight)
  const [isArranging, setIsArranging] = useState(false)
  const [said, setSaid] = useState('')
  /** Moves a box and announces its position among the visible ones. */
  const onMove = (name: string, target: BoxTarget) => {
    actions.onMove(name, target)
    const places = moveBox(state.places, name, target).filter(({ isShown }) => isArranging || isShown)
    const title = boxes.find((box) => box.name === name)?.title ?? ''
    setSaid(labels.moved(title, placeOf(places, name), places.length))
  }
  const shared = { boxes, labels, state, actions: { ...actions, onMove }, inSight }
  return (
    <div ref={panel} className={styles.panel} data-panel-open>
      <div className={styles.head} data-panel-head>
        <h2>{labels.title}</h2>
        <IconButton
          icon={ArrangeIcon}
          label={labels.arrange}
          aria-pressed={isArranging}
          onClick={() => setIsArranging(!isArranging)}
        />
        <IconButton
          icon={PinIcon}
          label={labels.pin}
          aria-pressed={state.isPinned}
          onClick={() => actions.onPin(!state.isPinned)}
        />
        <IconButton icon={CloseIcon} label={labels.close} data-close onClick={onClose} />
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {isArranging ? (
        <ArrangeList {...shared} onDone={() => setIsArranging(false)} />
      ) : (
        <SidebarBoxes {...shared} />
      )}
    </div>
  )
}

const placeOf = (places: readonly BoxPlace[], name: string) =>
  places.findIndex((place) => place.name === name) + 1
