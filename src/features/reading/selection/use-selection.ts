/**
 * Selecting verses (spec 1 §4). Click: mode 0, with ctrl or cmd mode 1, with shift mode 2. A finger has no such keys: its first tap is
 * mode 0, further ones are mode 1. Long presses and the keys of the verse numbers come later (selection-gestures.ts).
 */
import { type MouseEvent, type RefObject, useCallback, useEffect, useState } from 'react'
import type { PageData } from '#core/contract/page-data'
import { type ClickedVerse, type SelectionMode, selectVerse } from '#core/scripture/selection/verse-selection'
import type { ScriptureElement } from '#core/scripture/text/node'
import { onceOnline } from '../../../ui/once-online'
import { clickedVerse, isMark, modeOf } from './clicked-verse'

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
export function useSelection(
  container: RefObject<HTMLElement | null>,
  data: PageData,
  node: ScriptureElement | undefined,
): Selection {
  const chapter = data.address?.chapter
  const [state, setState] = useState({ chapter, verses: none, isTouch: false })
  const verses = state.chapter === chapter ? state.verses : none
  const select = useCallback(
    (clicked: ClickedVerse, mode: SelectionMode, isTouch = false) =>
      setState((last) => {
        const before = last.chapter === chapter ? last.verses : none
        const isMore = isTouch && mode === 0 && before.length > 0
        return { chapter, verses: selectVerse(before, clicked, isMore ? 1 : mode), isTouch }
      }),
    [chapter],
  )
  const choose = useCallback(
    (chosen: readonly number[]) => setState({ chapter, verses: chosen, isTouch: false }),
    [chapter],
  )
  const clear = useCallback(() => choose(none), [choose])
  useEffect(() => paint(container.current, verses), [container, verses, node])
  useEffect(() => {
    let end: (() => void) | undefined
    let isWanted = true
    onceOnline(() => import('./selection-gestures')).then(({ watchGestures }) => {
      if (isWanted && container.current) end = watchGestures(container.current, select)
    }, globalThis.reportError)
    return () => {
      isWanted = false
      end?.()
    }
  }, [container, select])
  const onClick = (event: MouseEvent) => {
    const { target, nativeEvent } = event
    const clicked = clickedVerse(target)
    // A shift-click of ours would otherwise mark text as well; a drag is the reader's own and stays.
    if (event.shiftKey) getSelection()?.removeAllRanges()
    if (!clicked || !getSelection()?.isCollapsed || isMark(target)) return
    event.preventDefault()
    select(clicked, modeOf(event), isByFinger(nativeEvent))
  }
  return { verses, isTouch: state.isTouch, clear, choose, onClick }
}

/** Safari, and those who press for a blind person, do not say what was pressed with. */
function isByFinger(event: object): boolean {
  const type = 'pointerType' in event && event.pointerType
  return type ? type !== 'mouse' : matchMedia('(pointer: coarse)').matches
}

function paint(container: HTMLElement | null, verses: readonly number[]): void {
  for (const element of container?.querySelectorAll<HTMLElement>('.v, .row[data-row]') ?? []) {
    const number = Number(
      element.dataset['row'] ?? (element.closest('.row') ? Number.NaN : element.dataset['v']),
    )
    element.toggleAttribute('data-selected', verses.includes(number))
  }
}
