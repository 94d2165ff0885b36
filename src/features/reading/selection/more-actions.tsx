/** What the bar has no room for: a disclosure that opens above it. */
import { type ReactNode, type RefObject, useRef } from 'react'
import { MoreIcon } from '../../../ui/controls/icons'
import styles from './selection-bar.module.css'

interface Props {
  label: string
  /** Where boxes hang that one of the actions opens. */
  trigger: RefObject<HTMLElement | null>
  children: ReactNode
}

export function MoreActions({ label, trigger, children }: Props) {
  const more = useRef<HTMLDetailsElement>(null)
  const close = () => {
    more.current?.removeAttribute('open')
    trigger.current?.focus()
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !more.current?.open) return
    // Esc closes one layer: the selection stays.
    event.nativeEvent.stopImmediatePropagation()
    event.stopPropagation()
    close()
  }
  // What a button opens gives the focus back to what is still there.
  const onClick = ({ target }: React.MouseEvent) => {
    if (target instanceof Element && target.closest('button')) close()
  }
  return (
    // The keys are those of what is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={more} className={styles.more} onKeyDown={onKeyDown}>
      <summary ref={trigger}>
        <MoreIcon className="icon" aria-hidden />
        <span>{label}</span>
      </summary>
      {/* The keys press buttons, which click. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={onClick}>{children}</div>
    </details>
  )
}
