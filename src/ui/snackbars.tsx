/**
 * The snackbars of the page: one queue, drawn as a landmark that stays reachable over sheets and by F6. Hover or focus stops the clock.
 * Stacking (spec 1 §4): 9990 while a panel or menu is open, else 10200.
 */
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
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

const SafeHtml = lazy(async () => ({ default: (await import('./safe-html')).SafeHtml }))

const listeners = new Set<() => void>()
let shown: readonly Snackbar[] = []
let nextUniqueId = 1

interface Options extends Partial<Pick<Snackbar, 'timeoutMs' | 'action' | 'isHtml' | 'places' | 'onClose'>> {
  type?: SnackbarType
  id?: string
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

/** Takes away what does not stay at this kind of place. */
export function moveSnackbars(place: string): void {
  send({ kind: 'moved', place })
}

interface Props {
  label: string
  closeLabel: string
  isBelowPanel: boolean
}

export function Snackbars({ label, closeLabel, isBelowPanel }: Props) {
  const queue = useSyncExternalStore(subscribe, () => shown)
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
      {queue.slice(0, 3).map((snackbar) => (
        <Item key={snackbar.uniqueId} snackbar={snackbar} closeLabel={closeLabel} />
      ))}
    </section>
  )
}

/** F6 enters the messages, and goes back from them to where the focus was. */
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
  const close = () => send({ kind: 'remove', uniqueId })
  useEffect(() => {
    if (isHeld || timeoutMs < 0) return
    const timer = setTimeout(() => send({ kind: 'remove', uniqueId }), timeoutMs)
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

function send(event: SnackbarEvent): void {
  const before = shown
  shown = snackbarQueue(before, event)
  for (const { uniqueId, onClose } of before)
    if (onClose && !shown.some((one) => one.uniqueId === uniqueId)) onClose()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
