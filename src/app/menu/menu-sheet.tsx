/**
 * The main menu as a sheet at the start side (spec 1 §2, §4). The page below is inert and Tab cycles inside.
 * Esc, a click beside it, a link to the current place and every change of the route (panel-state.ts) close
 * it; the focus returns to the button.
 */
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { freezePage } from '../../ui/sheets/freeze-page'
import { leaveBehind } from '../../ui/sheets/leave-behind'
import styles from './menu-sheet.module.css'

interface Props {
  label: string
  trigger: RefObject<HTMLElement | null>
  sheet: RefObject<HTMLDivElement | null>
  onClose: () => void
  children: ReactNode
}

export function MenuSheet({ label, trigger, sheet, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const [element, left, opener] = [dialog.current, sheet.current, trigger.current]
    const release = freezePage()
    element?.showModal()
    // Otherwise the browser would focus the sheet itself, because it can be scrolled: without a name to read
    // out, and with a focus ring around everything.
    left?.querySelector<HTMLElement>('a[href]')?.focus()
    return () => {
      if (left) leaveBehind(left, 'start')
      element?.close()
      release()
      opener?.focus({ preventScroll: true })
    }
  }, [trigger, sheet])
  return (
    // Clicking the backdrop is a shortcut for the pointer; the keyboard has Esc and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      data-passing
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={goRound}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div ref={sheet} className={styles.sheet}>
        {children}
      </div>
    </dialog>
  )
}

/** Keeps Tab inside: a native dialog lets it leave for the browser's own bars. */
function goRound(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')]
  const [first, last] = [stops[0], stops.at(-1)]
  const { activeElement } = document
  const isAtEnd = event.shiftKey ? activeElement === first : activeElement === last
  if (!isAtEnd) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
