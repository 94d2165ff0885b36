/**
 * Keeps the reader's place when a further chapter is drawn after it was looked for, or arrives above it. Browsers that
 * anchor the scroll position do the second by themselves; Safari does not.
 */
import { useLayoutEffect, useRef } from 'react'
import type { FurtherChapter } from '#core/scripture/reading/further-chapters'
import { useEntryKey } from '../../model/place/use-entry-key'
import { shownText } from '../../model/text/shown-text'
import { headerPx } from '../../platform/page/header-height'
import { landed } from '../../ui/page/focus-arrived'
import { restorePosition } from './position/scroll-position'
import { placeOfText } from './position/text-places'

export function useLatePlace(path: string, chapters: readonly FurtherChapter[]): void {
  const key = useEntryKey(path)
  const here = chapters
    .filter(({ state }) => state === 'here')
    .map(({ chapter }) => chapter)
    .join()
  const drawn = useRef('')
  useLayoutEffect(() => {
    const text = shownText()
    const place = placeOfText(key)
    const isFirst = drawn.current === ''
    drawn.current = here
    if (text?.dataset['path'] !== path || !place?.verse) return
    const isLookedFor = place.verse > 999 && scrollY === 0
    const isMoved = !isFirst && !CSS.supports('overflow-anchor', 'auto')
    if (!isLookedFor && !isMoved) return
    restorePosition(text, place, headerPx())
    landed()
  }, [path, key, here])
}
