/**
 * The thread through the text (design UX 3.15, 8): a quiet line below the verse being read, the rest a little dimmed while it plays. The
 * chapter is not drawn again for it, as for the marks of members (features/reading/mine/paint-marks).
 */
import { headerPx } from '../../../platform/page/header-height'
import { extentOf } from '../../../ui/page/extent'

/** Bar and bottom bar of a phone, with some air. */
const barsPx = 120

/** Marks a verse of the chapter on the screen; the result takes the mark away. */
export function paintSpoken(abbreviation: string, verse: number, isPlaying: boolean): () => void {
  const parts = partsOf(abbreviation, verse)
  const root = document.documentElement
  for (const part of parts) part.dataset['spoken'] = ''
  root.toggleAttribute('data-reading-aloud', isPlaying && parts.length > 0)
  return () => {
    for (const part of parts) delete part.dataset['spoken']
    root.removeAttribute('data-reading-aloud')
  }
}

/** Brings the verse being read into view where it is not. Boxes that hang on the text close when it moves: an open one is waited for. */
export function followSpoken(abbreviation: string, verse: number): void {
  const parts = partsOf(abbreviation, verse)
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) return
  const begin = extentOf(first)
  const { top } = begin
  // What goes on in the next column ends above.
  const bottom = Math.max(begin.bottom, extentOf(last).bottom)
  if (document.querySelector('[role="dialog"], dialog[open]')) return
  const header = headerPx()
  const room = innerHeight - header - barsPx
  const isInView = top >= header && (bottom <= innerHeight - barsPx || (bottom - top > room && top < room))
  if (isInView) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: scrollY + top - header - room / 5, behavior: isCalm ? 'instant' : 'smooth' })
}

/** Tells that a person scrolls; the result stops it. */
export function watchScrolling(onScroll: () => void): () => void {
  const stop = new AbortController()
  const options = { passive: true, signal: stop.signal }
  addEventListener('wheel', onScroll, options)
  addEventListener('touchmove', onScroll, options)
  return () => stop.abort()
}

/** In a comparison the column of the edition that is read; views that are kept aside do not count. */
function partsOf(abbreviation: string, verse: number): HTMLElement[] {
  const article = [...document.querySelectorAll<HTMLElement>('#text article')].find((one) =>
    one.checkVisibility(),
  )
  const parts = article?.querySelectorAll<HTMLElement>(`.v[data-v="${verse}"]`) ?? []
  const isCompared = article?.classList.contains('compare') ?? false
  return [...parts].filter(
    (part) => !isCompared || part.closest<HTMLElement>('.cell')?.dataset['abbr'] === abbreviation,
  )
}
