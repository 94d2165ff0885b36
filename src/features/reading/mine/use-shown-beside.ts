/** Marks the verses of a note that is open beside the text, and scrolls them into view if needed. */
import { type RefObject, useEffect } from 'react'
import { chapterOf } from '#core/canonical'
import type { PageData } from '#core/contract/page-data'
import { versesBeside } from '../../../model/study/verses-beside'
import { decorationsOf } from '../../../model/text/verse-decorations'
import { headerPx } from '../../../platform/page/header-height'
import { extentOf, scrollToBeginning } from '../../../ui/page/extent'
import { landed } from '../../../ui/page/focus-arrived'
import { useStore } from '../../../ui/store/store'
import { isOn } from '../position/stands-on'

export function useShownBeside(container: RefObject<HTMLElement | null>, data: PageData): void {
  const chapter = data.address?.chapter ?? 0
  const key = useStore(versesBeside)
    .filter((verse) => chapterOf(verse) === chapter)
    .map((verse) => verse - chapter)
    .join()
  useEffect(() => {
    const element = container.current
    const decorations = decorationsOf(element)
    if (!element || !decorations || key === '') return
    const numbers = key.split(',').map(Number)
    const isBeside = (verse: HTMLElement) => numbers.some((number) => isOn(verse, number))
    decorations.set('beside', (verse) => (isBeside(verse) ? '' : undefined))
    bringIntoView(element.querySelector('[data-beside]'))
    return () => decorations.set('beside', undefined)
  }, [container, key])
}

/** Scrolls only if neither the verse nor its beginning can be read. */
function bringIntoView(verse: Element | null): void {
  if (!verse) return
  const { top, bottom } = extentOf(verse)
  const end = lowerEdge()
  const longest = (end - headerPx()) / 2
  if (top >= headerPx() && Math.min(bottom, top + longest) <= end) return
  scrollToBeginning(verse)
  landed()
}

/** Lower edge of the visible text; on phones the sheet covers the part below it. */
function lowerEdge(): number {
  const sheet = document.querySelector('dialog[data-beside]')?.getBoundingClientRect()
  return sheet && sheet.top > headerPx() ? Math.min(sheet.top, innerHeight) : innerHeight
}
