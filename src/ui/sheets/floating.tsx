/** A box at its trigger: popover from 801 px, sheet at the bottom on phones. Esc and a click outside close; focus returns. */
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { createPortal } from 'react-dom'
import { useLayer } from '../layers/use-layer'
import { useMedia } from '../page/use-media'
import { AfterPaint, afterPaint, useAfterPaint } from '../timing/after-paint'
import { leaveSelection } from '../timing/leave-selection'
import styles from './floating.module.css'
import { beginLeaving, leaveBehind } from './leave-behind'
import { useLeaving } from './use-leaving'
import { useSwipeDown } from './use-swipe-down'

interface Props {
  label: string
  trigger: RefObject<HTMLElement | null>
  placement?: 'bottom' | 'bottom start' | 'bottom end'
  /**
   * `note` beside the text, `half` at the header with the text visible beside it, `panel` full height on
   * phones, `short` as high as its rows.
   */
  kind?: 'note' | 'half' | 'panel' | 'short'
  onClose: () => void
  children: ReactNode
}

const CloseContext = createContext(() => {})

/** Closes the surrounding box, for its content. */
export const useCloseBox = (): (() => void) => useContext(CloseContext)

/** The pressed state of the trigger is painted first: a large box may make all of the page inert (A1-inp). */
export function Floating(props: Props) {
  const isWide = useMedia('(min-width: 801px)')
  // Here, so that a box that opens in place of another takes over its entry of the history.
  const dismiss = useRef<() => void>(undefined)
  useLayer(() => (dismiss.current ?? props.onClose)())
  return <AfterPaint>{isWide ? <Box {...props} /> : <Sheet {...props} dismissal={dismiss} />}</AfterPaint>
}

/**
 * React Aria closes a non-modal popover as soon as the page scrolls or the focus moves, also to its own
 * trigger, whose click then opens it again. That is right for a note at its mark, which scrolls with the
 * text; a box beside the text stays, and hangs at the header, which does not scroll away either.
 */
function Box({ label, trigger, placement = 'bottom', kind = 'note', onClose, children }: Props) {
  const box = useRef<HTMLElement>(null)
  const isNext = useInPlaceOfAnother()
  const isLasting = kind === 'half'
  const container = isLasting ? trigger.current?.closest('header') : layerOf(trigger.current)
  useDismissal(box, trigger, onClose, isLasting)
  useEffect(() => {
    const opener = trigger.current
    // At once: React Aria returns the focus a frame later, and to the element that had it when the box
    // opened.
    return () => {
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true })
    }
  }, [trigger])
  return (
    // The direction of the interface; without it, React Aria takes the browser's.
    <I18nProvider locale={document.documentElement.lang}>
      <Popover
        ref={box}
        className={styles.popover ?? ''}
        data-kind={kind}
        data-next={isNext || undefined}
        triggerRef={trigger}
        placement={placement}
        isOpen
        isNonModal={!isModal(kind)}
        isKeyboardDismissDisabled={isLasting}
        {...(container ? { UNSTABLE_portalContainer: container } : {})}
        onOpenChange={(isOpen) => {
          if (!isOpen && !isLasting) onClose()
        }}
      >
        <Dialog className={styles.dialog ?? ''} aria-label={label}>
          <CloseContext value={onClose}>{children}</CloseContext>
        </Dialog>
      </Popover>
    </I18nProvider>
  )
}

interface SheetProps extends Props {
  /** Filled with what closes the sheet with its motion. */
  dismissal: RefObject<(() => void) | undefined>
}

function Sheet({ label, trigger, kind = 'note', onClose, dismissal, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isNext = useInPlaceOfAnother()
  const dismiss = useDismiss(dialog, kind, onClose)
  useEffect(() => {
    dismissal.current = dismiss
    return () => {
      dismissal.current = undefined
    }
  }, [dismissal, dismiss])
  const swipe = useSwipeDown(dialog, dismiss)
  useEffect(() => {
    const element = dialog.current
    const opener = trigger.current
    // A box beside the page is painted before it gets the focus, which would cost a second layout (A1-inp).
    const end = isModal(kind) ? undefined : afterPaint(() => focusInside(element))
    if (isModal(kind)) openModal(element)
    return () => {
      end?.()
      const isElsewhere =
        !element?.contains(document.activeElement) && document.activeElement !== document.body
      element?.close()
      if (!isElsewhere) opener?.focus({ preventScroll: true })
    }
  }, [kind, trigger])
  useDismissal(dialog, trigger, dismiss)
  // Not at the trigger: inside the header, whose blur makes it a containing block, a fixed sheet would stand at its edge.
  return createPortal(
    // A click on the dialog itself is one on its backdrop; the keyboard has Esc.
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.sheet}
      open={!isModal(kind)}
      data-kind={kind}
      data-next={isNext || undefined}
      data-passing
      aria-label={label}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && dismiss()}
      // The browser's own ways to close it, Esc or a gesture.
      onCancel={(event) => {
        event.preventDefault()
        dismiss()
      }}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <div className={styles.grip} aria-hidden {...swipe} />
      <div className={styles.dialog}>
        <CloseContext value={dismiss}>{children}</CloseContext>
      </div>
    </dialog>,
    layerOf(trigger.current) ?? document.body,
  )
}

/** The modal dialog that a trigger stands in: everything outside of it is inert and lies below. */
function layerOf(trigger: HTMLElement | null): HTMLElement | undefined {
  return trigger?.closest<HTMLElement>('dialog:modal') ?? undefined
}

/** When the last box closed. Module state, because the box that replaces it is another component. */
let goneAt = Number.NEGATIVE_INFINITY
/** Two frames and the work between them. */
const soonMs = 150

/**
 * A box that opens right after another one closed, as with the next footnote, appears to change instead of
 * entering anew.
 */
function useInPlaceOfAnother(): boolean {
  const [isNext] = useState(() => performance.now() - goneAt < soonMs)
  useEffect(
    () => () => {
      goneAt = performance.now()
    },
    [],
  )
  return isNext
}

/**
 * Hides first: removing the box takes longer, and as long again to make the page below live. A box beside the
 * page is removed at once and a copy of it moves out: the click that closes it may be on the mark that opens
 * the next.
 */
function useDismiss(
  dialog: RefObject<HTMLDialogElement | null>,
  kind: NonNullable<Props['kind']>,
  onClose: () => void,
): () => void {
  const afterwards = useAfterPaint()
  const leave = useLeaving(dialog, 'below')
  const isDismissed = useRef(false)
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (element && isDismissed.current) leaveBehind(element, 'below')
    }
  }, [dialog])
  return useCallback(() => {
    const { current } = dialog
    if (current) leaveSelection(current)
    if (isModal(kind)) return leave(onClose)
    isDismissed.current = true
    if (current) beginLeaving(current, 'below')
    afterwards(onClose)
  }, [dialog, kind, leave, afterwards, onClose])
}

/**
 * The browser places the focus; but not in a field by touch, which would open a keyboard over half of the
 * sheet, unless a key opened the box.
 */
function openModal(element: HTMLDialogElement | null): void {
  element?.showModal()
  const isTouched = matchMedia('(pointer: coarse)').matches
  if (isTouched && document.activeElement?.matches('[type="search"]:not([data-takes-focus])'))
    element?.focus()
}

/** The element that the browser would focus. */
function focusInside(element: HTMLDialogElement | null): void {
  const first = element?.querySelector<HTMLElement>('a[href], button:enabled, input:enabled, [tabindex="0"]')
  ;(first ?? element)?.focus({ preventScroll: true })
}

const isModal = (kind: Props['kind']) => kind === 'panel' || kind === 'short'

/** Esc and a click outside close; the trigger does so itself. */
function useDismissal(
  box: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  onClose: () => void,
  isOn = true,
): void {
  useEffect(() => {
    if (!isOn) return
    const onPointer = ({ target }: PointerEvent) => {
      const isInside = [box, trigger].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      )
      if (!isInside) onClose()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The box is the upper layer: a modal dialog below it stays.
      event.preventDefault()
      onClose()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [box, trigger, onClose, isOn])
}
