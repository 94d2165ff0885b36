/**
 * The snackbars on the screen: a landmark that stays reachable over sheets and by F6. Hover or focus stops
 * the timer. Loaded with the first message. Stacking (spec 1 §4): 9990 while a panel or menu is open, else
 * 10200.
 */
import { Suspense, useEffect, useRef, useState } from 'react'
import { IconButton } from '../controls/icon-button'
import { CloseIcon } from '../controls/icons'
import { lazyPart } from '../timing/lazy-part'
import type { Snackbar } from './snackbar-queue'
import styles from './snackbar-region.module.css'
import { closeSnackbar } from './snackbars'

const SafeHtml = lazyPart(async () => (await import('../words/safe-html')).SafeHtml)

interface Props {
  snackbars: readonly Snackbar[]
  label: string
  closeLabel: string
  isBelowPanel: boolean
}

export function SnackbarRegion({ snackbars, label, closeLabel, isBelowPanel }: Props) {
  const region = useRef<HTMLElement>(null)
  useReachedByKey(region)
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={label}
      data-level={isBelowPanel ? 'below' : 'top'}
      tabIndex={-1}
    >
      {snackbars.slice(0, 3).map((snackbar) => (
        <Item key={snackbar.uniqueId} snackbar={snackbar} closeLabel={closeLabel} />
      ))}
    </section>
  )
}

/** F6 moves the focus into the messages, and from them back to where it was. */
function useReachedByKey(region: { current: HTMLElement | null }): void {
  useEffect(() => {
    let before: HTMLElement | undefined
    const onKey = (event: KeyboardEvent) => {
      const { current } = region
      if (event.key !== 'F6' || !current?.hasChildNodes()) return
      event.preventDefault()
      const { activeElement } = document
      if (current.contains(activeElement)) return before?.focus({ preventScroll: true })
      before = activeElement instanceof HTMLElement ? activeElement : undefined
      current.focus({ preventScroll: true })
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [region])
}

function Item({ snackbar, closeLabel }: { snackbar: Snackbar; closeLabel: string }) {
  const [isHeld, setIsHeld] = useState(false)
  const { uniqueId, timeoutMs, action, type, message, isHtml } = snackbar
  const close = () => closeSnackbar(uniqueId)
  useEffect(() => {
    if (isHeld || timeoutMs < 0) return
    const timer = setTimeout(() => closeSnackbar(uniqueId), timeoutMs)
    return () => clearTimeout(timer)
  }, [isHeld, timeoutMs, uniqueId])
  const hold = {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  }
  return (
    <div className={styles.snackbar} data-type={type} role={type === 'error' ? 'alert' : 'status'} {...hold}>
      {isHtml ? (
        <Suspense>
          <SafeHtml html={message} className={styles.message} />
        </Suspense>
      ) : (
        <span className={styles.message}>{message}</span>
      )}
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            close()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton icon={CloseIcon} label={closeLabel} onClick={close} />
    </div>
  )
}
