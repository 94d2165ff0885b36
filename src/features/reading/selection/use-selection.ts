/**
 * The selection of a text (spec 1 §4): which verses are selected and how they are shown. The gestures of mouse, touch and
 * keyboard load after the text is drawn (selection-gestures.ts).
 */
import { type MouseEvent, type RefObject, useCallback, useEffect, useState } from 'react'
import type { PageData } from '#core/contract/page-data'
import { decorationsOf } from '../../../model/text/verse-decorations'
import { onceOnline } from '../../../ui/timing/once-online'
import type { Change } from './selection-gestures'

export interface Selection {
  /** Verse numbers of the first edition's chapter, sorted. */
  verses: readonly number[]
  /** True for a selection by touch, which extends it by other gestures. */
  isTouch: boolean
  clear: () => void
  /** Replaces the selection. */
  choose: (verses: readonly number[]) => void
  onClick: (event: MouseEvent) => void
}

const none: readonly number[] = []

/** The selection of one drawn chapter; another chapter clears it. */
export function useSelection(container: RefObject<HTMLElement | null>, data: PageData): Selection {
  const chapter = data.address?.chapter
  const [state, setState] = useState({ chapter, verses: none, isTouch: false })
  const verses = state.chapter === chapter ? state.verses : none
  const select = useCallback(
    (change: Change, isTouch: boolean) =>
      setState((last) => ({
        chapter,
        verses: change(last.chapter === chapter ? last.verses : none),
        isTouch,
      })),
    [chapter],
  )
  const choose = useCallback((chosen: readonly number[]) => select(() => chosen, false), [select])
  const clear = useCallback(() => choose(none), [choose])
  useEffect(() => {
    const isSelected = (verse: HTMLElement) => (verses.includes(numberOf(verse)) ? '' : undefined)
    decorationsOf(container.current)?.set('selected', verses.length > 0 ? isSelected : undefined)
  }, [container, verses])
  useEffect(() => {
    let end: (() => void) | undefined
    let isWanted = true
    loadGestures().then(({ watchGestures }) => {
      if (isWanted && container.current) end = watchGestures(container.current, select)
    }, globalThis.reportError)
    return () => {
      isWanted = false
      end?.()
    }
  }, [container, select])
  const onClick = (event: MouseEvent) => {
    // The numbers are links only for the keyboard; a click must not follow them.
    if (event.target instanceof Element && event.target.closest('.n')) event.preventDefault()
    void loadGestures().then(({ onVerseClick }) => onVerseClick(event.nativeEvent, select))
  }
  return { verses, isTouch: state.isTouch, clear, choose, onClick }
}

const loadGestures = () => onceOnline(() => import('./selection-gestures'))

/** In a comparison whole rows are selected, not single cells. */
const numberOf = (verse: HTMLElement) =>
  Number(verse.dataset['row'] ?? (verse.closest('.row') ? Number.NaN : verse.dataset['v']))
