/**
 * The selection of a text (spec 1 §4): what is selected and how it is shown. What selects, by click, finger and keys, comes once the text
 * stands (selection-gestures.ts).
 */
import { type MouseEvent, type RefObject, useCallback, useEffect, useState } from 'react'
import type { PageData } from '#core/contract/page-data'
import { decorationsOf } from '../../../model/text/verse-decorations'
import { onceOnline } from '../../../ui/timing/once-online'
import type { Change } from './selection-gestures'

export interface Selection {
  /** Verse numbers of the first edition's chapter, sorted. */
  verses: readonly number[]
  /** By finger: the ways to select more are others. */
  isTouch: boolean
  clear: () => void
  /** Selects these instead. */
  choose: (verses: readonly number[]) => void
  onClick: (event: MouseEvent) => void
}

const none: readonly number[] = []

/** The selection of one drawn chapter; it goes with the chapter. */
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
    // The numbers are links for the keyboard.
    if (event.target instanceof Element && event.target.closest('.n')) event.preventDefault()
    void loadGestures().then(({ onVerseClick }) => onVerseClick(event.nativeEvent, select))
  }
  return { verses, isTouch: state.isTouch, clear, choose, onClick }
}

const loadGestures = () => onceOnline(() => import('./selection-gestures'))

/** In a comparison the rows are selected, not what stands in them. */
const numberOf = (verse: HTMLElement) =>
  Number(verse.dataset['row'] ?? (verse.closest('.row') ? Number.NaN : verse.dataset['v']))
