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
  return (
    // The keys are those of what is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={more} className={styles.more} onKeyDown={onKeyDown}>
      <summary>
        <MoreIcon className="icon" aria-hidden />
        <span>{label}</span>
      </summary>
      <div>{children}</div>
    </details>
  )
}
