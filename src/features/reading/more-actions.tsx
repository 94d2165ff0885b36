/** What the bar has no room for: a disclosure that opens above it. */
import { type ReactNode, useRef } from 'react'
import { MoreIcon } from '../../ui/icons'
import styles from './selection-bar.module.css'

export function MoreActions({ label, children }: { label: string; children: ReactNode }) {
  const more = useRef<HTMLDetailsElement>(null)
  const close = () => {
    more.current?.removeAttribute('open')
    more.current?.querySelector('summary')?.focus()
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
      <summary>
        <MoreIcon className="icon" aria-hidden />
        <span>{label}</span>
      </summary>
      {/* The keys press buttons, which click. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={onClick}>{children}</div>
    </details>
  )
}
