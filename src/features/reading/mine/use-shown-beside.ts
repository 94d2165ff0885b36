/** Verses that are written about beside the text: marked in it, and brought into view where they are not. */
import { type RefObject, useEffect } from 'react'
import type { PageData } from '#core/contract/page-data'
import { chapterOf } from '#core/scripture/canonical'
import type { ScriptureElement } from '#core/scripture/text/node'
import { versesBeside } from '../../../model/study/verses-beside'
import { headerPx } from '../../../platform/page/header-height'
import { extentOf, scrollToBeginning } from '../../../ui/page/extent'
import { landed } from '../../../ui/page/focus-arrived'
import { useStore } from '../../../ui/store/store'
import { isOn } from '../columns/stands-on'

/** `node`: what is drawn of the data; another one is marked anew. */
export function useShownBeside(
  container: RefObject<HTMLElement | null>,
  data: PageData,
  node: ScriptureElement,
): void {
  const chapter = data.address?.chapter ?? 0
  const key = useStore(versesBeside)
    .filter((verse) => chapterOf(verse) === chapter)
    .map((verse) => verse - chapter)
    .join()
  useEffect(() => {
    const element = container.current
    if (!element || key === '') return
    const marked = versesOn(element, key.split(',').map(Number))
    for (const verse of marked) verse.toggleAttribute('data-beside', true)
    bringIntoView(marked[0])
    return () => {
      for (const verse of marked) verse.removeAttribute('data-beside')
    }
  }, [container, key, node])
}

function versesOn(element: HTMLElement, numbers: readonly number[]): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('.v')].filter((verse) =>
    numbers.some((number) => isOn(verse, number)),
  )
}

/** Leaves the text where it is when the verse, or its beginning, can be read there. */
function bringIntoView(verse: HTMLElement | undefined): void {
  if (!verse) return
  const { top, bottom } = extentOf(verse)
  const end = lowerEdge()
  const longest = (end - headerPx()) / 2
  if (top >= headerPx() && Math.min(bottom, top + longest) <= end) return
  scrollToBeginning(verse)
  landed()
}

/** Of what is seen of the text: on phones the sheet stands below it. */
function lowerEdge(): number {
  const sheet = document.querySelector('dialog[data-beside]')?.getBoundingClientRect()
  return sheet && sheet.top > headerPx() ? Math.min(sheet.top, innerHeight) : innerHeight
}
