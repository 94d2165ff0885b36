/**
 * A sidebar at the inline end, from 801 px: closed a rail of few icons, open its boxes. It lies over the content
 * up to 1023 px and stands beside it from 1024. In document order it follows a text, and precedes a list of
 * results, whose end Tab would never reach.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../controls/icon-button'
import { usePageSign } from '../page/page-sign'
import { useMedia } from '../page/use-media'
import { type BoxPlace } from './box-order'
import styles from './sidebar.module.css'
import type { SidebarProps } from './sidebar-content'
import { boxesInOrder } from './sidebar-content'
import { OpenIcon } from './sidebar-icons'
import { SidebarPanel } from './sidebar-panel'

interface Props extends Pick<SidebarProps, 'boxes' | 'labels'> {
  places: readonly BoxPlace[]
  onOpen: (at?: string) => void
}

export function Sidebar({ boxes, labels, state, actions, inSight }: SidebarProps) {
  const { isOpen } = state
  usePageSign('sidebar', isOpen)
  const sidebar = useRef<HTMLElement>(null)
  /** The element that gets the focus when panel and rail change places: the focused element goes with the old one. */
  const next = useRef('')
  const isOver = useMedia('(max-width: 1023px)') && isOpen
  const open = (at?: string) => {
    next.current = at === undefined ? '[data-close]' : `[data-box="${at}"] [aria-expanded]`
    if (at !== undefined) {
      actions.onFold(at, false)
      inSight.set({ name: at, offset: 0 })
    }
    actions.onOpen(true)
  }
  const close = () => {
    next.current = '[data-open-rail]'
    actions.onOpen(false)
  }
  useLayoutEffect(() => {
    if (next.current === '') return
    const target = sidebar.current?.querySelector<HTMLElement>(next.current)
    next.current = ''
    target?.focus({ preventScroll: true })
  }, [isOpen])
  useEscape(sidebar, isOver, close)
  useUncovering(sidebar, isOpen, () => actions.onOpen(false))
  return (
    <aside
      ref={sidebar}
      className={`${styles.sidebar} app-chrome`}
      aria-label={labels.title}
      data-open={isOpen || undefined}
    >
      {isOpen ? (
        <SidebarPanel {...{ boxes, labels, state, actions, inSight }} onClose={close} />
      ) : (
        <SidebarRail boxes={boxes} labels={labels} places={state.places} onOpen={open} />
      )}
    </aside>
  )
}

type Watched = RefObject<HTMLElement | null>

/** Esc inside closes a sidebar that lies over the content. */
function useEscape(sidebar: Watched, isOver: boolean, close: () => void): void {
  useEffect(() => {
    const element = sidebar.current
    if (!isOver || !element) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  })
}

/** Closes the sidebar when the focus reaches an element that it covers. */
function useUncovering(sidebar: Watched, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    const panel = sidebar.current?.firstElementChild
    if (!isOpen || !panel) return
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.closest('main') || panel.contains(target)) return
      const [over, under] = [panel.getBoundingClientRect(), target.getBoundingClientRect()]
      if (under.left >= over.left && under.right <= over.right) close()
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  })
}

/** Pictures without words are learnt up to here; the sidebar has the others. */
const mostInRail = 4

/** The closed sidebar: a button that opens it, and one for each of its first boxes that opens it there. */
function SidebarRail({ boxes, labels, places, onOpen }: Props) {
  const shown = boxesInOrder(
    boxes,
    places.filter(({ isShown }) => isShown),
  ).slice(0, mostInRail)
  return (
    <div className={styles.rail}>
      <IconButton icon={OpenIcon} label={labels.open} isMirrored data-open-rail onClick={() => onOpen()} />
      {shown.map(({ name, title, icon }) => (
        <IconButton key={name} icon={icon} label={labels.openAt(title)} onClick={() => onOpen(name)} />
      ))}
    </div>
  )
}
