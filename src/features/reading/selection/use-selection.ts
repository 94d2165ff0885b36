/**
 * The selection of a text (spec 1 §4): which verses are selected and how they are shown. The gestures of mouse, touch and
 * keyboard load after the text is drawn (selection-gestures.ts).
 */
import {
  type Dispatch,
  type MouseEvent,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { chapterOf } from '#core/canonical'
import type { PageData } from '#core/contract/page-data'
import { useTask } from '../../../model/asking/use-task'
import { decorationsOf } from '../../../model/text/verse-decorations'
import { onceOnline } from '../../../ui/timing/once-online'
import type { Change } from './selection-gestures'

/** The selection in a view: verses of one of its chapters, so that choosing in another ends the selection. */
export interface Selected {
  /** The page of that chapter. */
  data: PageData
  /** Verse numbers of the first edition's chapter, sorted. */
  verses: readonly number[]
  /** True for a selection by touch, which extends it by other gestures. */
  isTouch: boolean
}

export type SelectedState = readonly [Selected, Dispatch<SetStateAction<Selected>>]

export interface Selection {
  clear: () => void
  /** Replaces the selection. */
  choose: (verses: readonly number[]) => void
  onClick: (event: MouseEvent) => void
}

const none: readonly number[] = []

/** The state of a view that begins with the chapter of `data`; another view clears it. `flows`: further chapters come as it is scrolled. */
export function useSelected(data: PageData, flows: boolean): SelectedState {
  const [state, setState] = useState<Selected>({ data, verses: none, isTouch: false })
  const { address } = state.data
  const isFirst = address?.chapter === data.address?.chapter
  const isFurther = data.address?.further?.some(({ from }) => chapterOf(from) === address?.chapter)
  const { verses, isTouch } = state
  const own = useMemo(
    () => ({ data, verses: isFirst ? verses : none, isTouch }),
    [data, isFirst, verses, isTouch],
  )
  const isFlowing = flows && state.data.address?.abbreviations.join() === data.address?.abbreviations.join()
  return [isFurther || isFlowing ? state : own, setState]
}

/** Selecting in one drawn chapter. */
export function useSelection(
  container: RefObject<HTMLElement | null>,
  data: PageData,
  [selected, setSelected]: SelectedState,
): Selection {
  const chapter = data.address?.chapter
  const verses = versesIn(data, selected)
  const select = useCallback(
    (change: Change, isTouch: boolean) =>
      setSelected((last) => ({ data, verses: change(versesIn(data, last)), isTouch })),
    // New data of the same chapter must not interrupt a gesture.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [chapter, setSelected],
  )
  const choose = useCallback((chosen: readonly number[]) => select(() => chosen, false), [select])
  const clear = useCallback(() => choose(none), [choose])
  useEffect(() => {
    const isSelected = (verse: HTMLElement) => (verses.includes(numberOf(verse)) ? '' : undefined)
    decorationsOf(container.current)?.set('selected', verses.length > 0 ? isSelected : undefined)
  }, [container, verses])
  useTask([container, select], async ({ isCurrent, onEnd }) => {
    const { watchGestures } = await loadGestures()
    if (isCurrent() && container.current) onEnd(watchGestures(container.current, select))
  })
  const onClick = (event: MouseEvent) => {
    // The numbers are links only for the keyboard; a click must not follow them.
    if (event.target instanceof Element && event.target.closest('.n')) event.preventDefault()
    void loadGestures().then(({ onVerseClick }) => onVerseClick(event.nativeEvent, select))
  }
  return { clear, choose, onClick }
}

/** The selected verses if they are of this chapter. */
const versesIn = (data: PageData, selected: Selected) =>
  selected.data.address?.chapter === data.address?.chapter ? selected.verses : none

const loadGestures = () => onceOnline(() => import('./selection-gestures'))

/** In a comparison whole rows are selected, not single cells. */
const numberOf = (verse: HTMLElement) =>
  Number(verse.dataset['row'] ?? (verse.closest('.row') ? Number.NaN : verse.dataset['v']))
