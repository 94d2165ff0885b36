/**
 * Selecting verses by pointer, touch and keyboard (spec 1 §4). Tap or click: mode 0; ctrl, cmd or long-press: mode 1; shift or a second
 * long-press: mode 2. Keyboard: the verse numbers are links and form one roving group; up and down move, Space selects, shift extends.
 */
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { PageData } from '#core/contract/page-data'
import { type ClickedVerse, type SelectionMode, selectVerse } from '#core/scripture/selection/verse-selection'
import type { ScriptureElement } from '#core/scripture/text/node'

const longPressMs = 500

export interface Selection {
  /** Verse numbers of the first edition's chapter, sorted. */
  verses: readonly number[]
  clear: () => void
  /** Selects these instead. */
  choose: (verses: readonly number[]) => void
  onClick: (event: MouseEvent) => void
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void
    onPointerDown: (event: PointerEvent) => void
    onPointerUp: () => void
    onPointerCancel: () => void
    onPointerMove: () => void
  }
}

/** The selection of one drawn chapter; it goes with the chapter. */
export function useSelection(
  container: RefObject<HTMLElement | null>,
  data: PageData,
  node: ScriptureElement | undefined,
): Selection {
  const chapter = data.address?.chapter
  const [state, setState] = useState<{ chapter: number | undefined; verses: readonly number[] }>({
    chapter,
    verses: [],
  })
  const verses = state.chapter === chapter ? state.verses : none
  const select = useCallback(
    (clicked: ClickedVerse, mode: SelectionMode) =>
      setState((before) => ({
        chapter,
        verses: selectVerse(before.chapter === chapter ? before.verses : none, clicked, mode),
      })),
    [chapter],
  )
  const choose = useCallback((chosen: readonly number[]) => setState({ chapter, verses: chosen }), [chapter])
  const clear = useCallback(() => choose(none), [choose])
  const press = useLongPress(select, verses.length > 0)
  useEffect(() => paint(container.current, verses), [container, verses, node])
  const onClick = (event: MouseEvent) => {
    const clicked = clickedVerse(event.target)
    // A shift-click of ours would otherwise mark text as well; a drag is the reader's own and stays.
    if (event.shiftKey) getSelection()?.removeAllRanges()
    if (!clicked || press.wasLong() || !getSelection()?.isCollapsed) return
    if (event.target instanceof Element && event.target.closest('a:not(.n)')) return
    event.preventDefault()
    select(clicked, event.shiftKey ? 2 : event.ctrlKey || event.metaKey ? 1 : 0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && verses.length > 0) return clear()
    const number = event.target instanceof Element ? event.target.closest<HTMLElement>('.n') : null
    if (number) onVerseKey(event, number, container.current, select)
  }
  return { verses, clear, choose, onClick, handlers: { onKeyDown, ...press.handlers } }
}

const none: readonly number[] = []

/** The verse an element belongs to; in a comparison the row, whichever column was hit. */
function clickedVerse(target: EventTarget | null): ClickedVerse | undefined {
  if (!(target instanceof Element)) return undefined
  const row = target.closest<HTMLElement>('.row[data-row]')
  if (row) return { first: Number(row.dataset['row']), last: Number(row.dataset['rowEnd']) }
  const verse = target.closest<HTMLElement>('.v')
  if (!verse) return undefined
  const first = Number(verse.dataset['v'])
  return { first, last: Number(verse.dataset['end'] ?? first) }
}

function paint(container: HTMLElement | null, verses: readonly number[]): void {
  for (const element of container?.querySelectorAll<HTMLElement>('.v, .row[data-row]') ?? []) {
    const number = Number(
      element.dataset['row'] ?? (element.closest('.row') ? Number.NaN : element.dataset['v']),
    )
    element.toggleAttribute('data-selected', verses.includes(number))
  }
}

function onVerseKey(
  event: KeyboardEvent,
  number: HTMLElement,
  container: HTMLElement | null,
  select: (clicked: ClickedVerse, mode: SelectionMode) => void,
): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const target = step === 0 ? number : moveFocus(container, number, step)
  const clicked = clickedVerse(target)
  if (!clicked || (step === 0 && event.key !== ' ' && event.key !== 'Enter')) return
  event.preventDefault()
  if (step === 0) select(clicked, event.shiftKey ? 2 : event.ctrlKey || event.metaKey ? 1 : 0)
  else if (event.shiftKey) select(clicked, 2)
}

function moveFocus(container: HTMLElement | null, from: HTMLElement, step: 1 | -1): HTMLElement {
  const numbers = [...(container?.querySelectorAll<HTMLElement>('.n') ?? [])].filter(
    (number) => !number.closest('.cell ~ .cell'),
  )
  const target = numbers[numbers.indexOf(from) + step] ?? from
  from.tabIndex = -1
  target.tabIndex = 0
  target.focus()
  return target
}

function useLongPress(select: (clicked: ClickedVerse, mode: SelectionMode) => void, hasSelection: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasLong = useRef(false)
  const stop = () => clearTimeout(timer.current)
  const onPointerDown = (event: PointerEvent) => {
    wasLong.current = false
    const clicked = event.pointerType === 'touch' ? clickedVerse(event.target) : undefined
    if (!clicked) return
    timer.current = setTimeout(() => {
      wasLong.current = true
      select(clicked, hasSelection ? 2 : 1)
    }, longPressMs)
  }
  return {
    wasLong: () => wasLong.current,
    handlers: { onPointerDown, onPointerUp: stop, onPointerCancel: stop, onPointerMove: stop },
  }
}
