/**
 * The chapters on one side of a page, above or below it: they come before the reader reaches them, each as a page of its own,
 * and leave the document when they are far away. Above the top of the page nothing comes until somebody scrolls there.
 */
import { type RefObject, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { nextInFlow } from '#core/scripture/reading/flow-chapters'
import type { OpenedMark } from '../opened-mark'
import type { SelectedState } from '../selection/use-selection'
import { FlowChapterBlock } from './flow-chapter'
import { type FlowItem, windowed } from './flow-window'

interface Props {
  side: 'before' | 'after'
  /** The page that the chapters stand around. */
  data: PageData
  isVisible: boolean
  /** Path of the chapter at the top. */
  at: string
  selection: SelectedState
  onOpen: (opened: OpenedMark | undefined) => void
  /** The page of the chapter at the top, when it is one of this side. */
  onReach: (data: PageData) => void
}

/** Chapters come when the last one ends within this many screens. */
const aheadScreens = { before: 1.5, after: 2.5 } as const

/** The page is away from its top: what comes above it is not seen coming. */
const awayPx = 200

export function FlowSide(props: Props) {
  const { side, data, isVisible, at, selection, onOpen, onReach } = props
  const element = useRef<HTMLDivElement>(null)
  const { items, onReady } = useItems(element, props)
  const ordered = side === 'after' ? items : items.toReversed()
  return (
    <div ref={element} data-flow-side={side}>
      {ordered.map((item) => (
        <FlowChapterBlock
          key={item.path}
          item={item}
          first={data.address?.chapter ?? 0}
          isCurrent={isVisible && item.path === at}
          {...{ selection, onOpen, onReach, onReady }}
        />
      ))}
    </div>
  )
}

/** The chapters of a side, from the page outwards; they come and leave as the view is scrolled. */
function useItems(
  element: RefObject<HTMLDivElement | null>,
  { side, data, isVisible, selection }: Props,
): { items: readonly FlowItem[]; onReady: (path: string) => void } {
  const { language } = useTranslation().i18n
  const [items, setItems] = useState<readonly FlowItem[]>([])
  /** Chapters whose text is drawn: others follow only what is here. */
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set())
  const [isWanted, setIsWanted] = useState(side === 'after')
  const [isComing, startComing] = useTransition()

  const look = useEffectEvent(() => {
    const box = element.current
    if (!box || isComing || box.getClientRects().length === 0) return
    const blocks = new Map([...box.children].map((block) => [block.getAttribute('data-flow-path'), block]))
    const extents = items.map(({ path }) => blocks.get(path)?.getBoundingClientRect())
    const mayLeave = ({ path }: FlowItem) => !isSelecting(selection) && !hasFocus(blocks.get(path))
    const kept = windowed(items, extents, innerHeight, mayLeave)
    const last = items.at(-1)
    const isNear = isEndNear(side, box.getBoundingClientRect(), isWanted)
    const next =
      isNear && (!last || ready.has(last.path))
        ? nextInFlow(data, last?.chapter, side === 'after' ? 1 : -1, language)
        : undefined
    if (kept === items && !next) return
    startComing(() => setItems(next ? [...kept, { ...next, leftPx: undefined }] : kept))
  })

  useEffect(() => {
    if (!isVisible) return
    let request = 0
    const soon = () => {
      request ||= requestAnimationFrame(() => {
        request = 0
        look()
      })
    }
    soon()
    addEventListener('scroll', soon, { passive: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(request)
      removeEventListener('scroll', soon)
      removeEventListener('resize', soon)
    }
  }, [isVisible, items, ready, isComing])
  useScrolledAbove(side === 'before' && isVisible && !isWanted, () => setIsWanted(true))
  return { items, onReady: (path) => setReady((before) => new Set(before).add(path)) }
}

/** Whether the reader comes near the end of a side. Above the top of the page nothing comes unless it `isWanted`. */
function isEndNear(side: Props['side'], { top, bottom }: DOMRect, isWanted: boolean): boolean {
  if (side === 'after') return bottom < (1 + aheadScreens.after) * innerHeight
  return top > -aheadScreens.before * innerHeight && (isWanted || scrollY > awayPx)
}

/** While something is selected nothing leaves: it may be extended over all chapters up to the screen. */
function isSelecting({ selected }: SelectedState): boolean {
  return selected.chapters.length > 0 || getSelection()?.isCollapsed === false
}

function hasFocus(block: Element | undefined): boolean {
  return block?.contains(document.activeElement) === true
}

/** Hears that somebody wants to go above the top of the page, where nothing can be scrolled. */
function useScrolledAbove(isWatching: boolean, tell: () => void): void {
  const onAbove = useEffectEvent(tell)
  useEffect(() => {
    if (!isWatching) return
    let touchedPx = 0
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    const isAtTop = () => scrollY <= 0
    addEventListener('wheel', ({ deltaY }) => deltaY < 0 && isAtTop() && onAbove(), options)
    addEventListener(
      'keydown',
      ({ key }) => /^(?:ArrowUp|PageUp)$/.test(key) && isAtTop() && onAbove(),
      options,
    )
    addEventListener('touchstart', ({ touches }) => (touchedPx = touches[0]?.clientY ?? 0), options)
    addEventListener(
      'touchmove',
      ({ touches }) => (touches[0]?.clientY ?? 0) > touchedPx + 10 && isAtTop() && onAbove(),
      options,
    )
    return () => listening.abort()
  }, [isWatching])
}
