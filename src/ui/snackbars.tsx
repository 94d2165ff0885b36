/** The snackbars of the page: one queue, drawn as a landmark that stays reachable over sheets. Hover or focus stops the clock. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { limits } from '#core/limits'
import { IconButton } from './icon-button'
import { CloseIcon } from './icons'
import {
  defaultSnackbarId,
  type Snackbar,
  type SnackbarEvent,
  type SnackbarType,
  snackbarQueue,
} from './snackbar-queue'
import styles from './snackbars.module.css'

const listeners = new Set<() => void>()
let shown: readonly Snackbar[] = []
let nextUniqueId = 1

interface Options {
  type?: SnackbarType
  id?: string
  timeoutMs?: number
  action?: { label: string; run: () => void }
  onClose?: () => void
}

/** Shows a message; defaults: success, 8 s (spec 1 §9). Returns its unique id. */
export function showSnackbar(
  message: string,
  { type = 'success', id = defaultSnackbarId, timeoutMs = limits.snackbarTimeoutMs, ...rest }: Options = {},
): number {
  const uniqueId = nextUniqueId
  nextUniqueId += 1
  send({ kind: 'show', snackbar: { uniqueId, id, type, message, timeoutMs, ...rest } })
  return uniqueId
}

/** Takes every message with this id away. */
export function hideSnackbar(id: string): void {
  send({ kind: 'remove-id', id })
}

export function Snackbars({
  label,
  closeLabel,
  isBelowPanel,
}: {
  label: string
  closeLabel: string
  isBelowPanel: boolean
}) {
  const queue = useSyncExternalStore(subscribe, () => shown)
  return (
    <section
      className={styles.region}
      aria-label={label}
      data-level={isBelowPanel ? 'below' : 'top'}
      tabIndex={-1}
    >
      {queue.slice(0, 3).map((snackbar) => (
        <Item key={snackbar.uniqueId} snackbar={snackbar} closeLabel={closeLabel} />
      ))}
    </section>
  )
}

function Item({ snackbar, closeLabel }: { snackbar: Snackbar; closeLabel: string }) {
  const [isHeld, setIsHeld] = useState(false)
  const { uniqueId, timeoutMs, action, onClose } = snackbar
  useEffect(() => {
    if (isHeld || timeoutMs < 0) return
    const timer = setTimeout(() => send({ kind: 'remove', uniqueId }), timeoutMs)
    return () => clearTimeout(timer)
  }, [isHeld, timeoutMs, uniqueId])
  const close = () => {
    send({ kind: 'remove', uniqueId })
    onClose?.()
  }
  const hold = {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  }
  return (
    <div
      className={styles.snackbar}
      data-type={snackbar.type}
      role={snackbar.type === 'error' ? 'alert' : 'status'}
      {...hold}
    >
      <span className={styles.message}>{snackbar.message}</span>
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

function send(event: SnackbarEvent): void {
  shown = snackbarQueue(shown, event)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
