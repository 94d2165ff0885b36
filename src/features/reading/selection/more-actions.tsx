/** The actions the bar has no room for, in a disclosure that opens above it. */
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { MoreIcon } from '../../../ui/controls/icons'
import { useLayer } from '../../../ui/layers/use-layer'
import styles from './selection-bar.module.css'

interface Props {
  label: string
  /** The element to which boxes that an action opens are anchored. */
  trigger: RefObject<HTMLElement | null>
  children: ReactNode
}

export function MoreActions({ label, trigger, children }: Props) {
  const more = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    more.current?.removeAttribute('open')
    trigger.current?.focus()
  }
  useLayer(close, { isOn: isOpen })
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !more.current?.open) return
    // Esc closes only this layer, so the selection stays.
    event.nativeEvent.stopImmediatePropagation()
    event.stopPropagation()
    close()
  }
  // A box that a button opens must return the focus to an element that still exists; a place lies over the selection only.
  const onClick = ({ target }: React.MouseEvent) => {
    if (target instanceof Element && target.closest('button, a')) close()
  }
  return (
    // Handles the keys of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={more}
      className={styles.more}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      onKeyDown={onKeyDown}
    >
      <summary ref={trigger}>
        <MoreIcon className="icon" aria-hidden />
        <span>{label}</span>
      </summary>
      {/* Keys reach the buttons, and those fire clicks. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={onClick}>{children}</div>
    </details>
  )
}
