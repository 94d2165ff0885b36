/**
 * The visible boxes, as disclosures. The handle moves one: dragged with the pointer, or with the arrow keys.
 */
import { type KeyboardEvent, useId } from 'react'
import { DownIcon } from '../controls/icons'
import { stepTarget } from './box-order'
import styles from './boxes.module.css'
import { boxesInOrder, type SidebarBox, type SidebarProps } from './sidebar-content'
import { HandleIcon } from './sidebar-icons'
import { type BoxDrag, useBoxDrag } from './use-box-drag'

export function SidebarBoxes({ boxes, labels, state, actions }: SidebarProps) {
  const drag = useBoxDrag(actions.onMove)
  const shown = boxesInOrder(
    boxes,
    state.places.filter(({ isShown }) => isShown),
  )
  const names = shown.map(({ name }) => name)
  const onStep = (name: string, step: 1 | -1) => {
    const target = stepTarget(names, name, step)
    if (target) actions.onMove(name, target)
  }
  if (shown.length === 0) return <p className={styles.hint}>{labels.allHidden}</p>
  return (
    <ul className={styles.boxes}>
      {shown.map((box) => (
        <Box
          key={box.name}
          box={box}
          moveLabel={labels.move(box.title)}
          isFolded={state.folded.includes(box.name)}
          drag={drag}
          onFold={(isFolded) => actions.onFold(box.name, isFolded)}
          onStep={(step) => onStep(box.name, step)}
        />
      ))}
    </ul>
  )
}

interface BoxProps {
  box: SidebarBox
  moveLabel: string
  isFolded: boolean
  drag: BoxDrag
  onFold: (isFolded: boolean) => void
  onStep: (step: 1 | -1) => void
}

function Box({ box, moveLabel, isFolded, drag, onFold, onStep }: BoxProps) {
  const { name, title, icon: Icon, count, content } = box
  const id = useId()
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!step) return
    event.preventDefault()
    onStep(step)
  }
  return (
    <li className={styles.box} {...drag.box(name)}>
      <div className={styles.title}>
        <button
          type="button"
          className={styles.handle}
          aria-label={moveLabel}
          title={moveLabel}
          aria-keyshortcuts="ArrowUp ArrowDown"
          onKeyDown={onKey}
          {...drag.handle(name)}
        >
          <HandleIcon className="icon" aria-hidden />
        </button>
        <h3>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            aria-controls={isFolded ? undefined : id}
            onClick={() => onFold(!isFolded)}
          >
            <Icon className="icon" aria-hidden />
            <span>{title}</span>
            {count !== undefined && <small>{count}</small>}
            <DownIcon className="icon" aria-hidden />
          </button>
        </h3>
      </div>
      {!isFolded && (
        <div id={id} className={styles.content}>
          {content}
        </div>
      )}
    </li>
  )
}
