/**
 * The thread through the text (design UX 3.15, 8): a quiet line below the verse being read, the rest a little dimmed while it plays. The
 * chapter is not drawn again for it (model/text/verse-decorations).
 */
import { shownText } from '../../../model/text/shown-text'
import { decorationsOf } from '../../../model/text/verse-decorations'
import { headerPx } from '../../../platform/page/header-height'
import { extentOf } from '../../../ui/page/extent'

/** Bar and bottom bar of a phone, with some air. */
const barsPx = 120

/** Marks a verse of the text on the screen, in a comparison in the column of the edition that is read; the result takes the mark away. */
export function paintSpoken(abbreviation: string, verse: number, isPlaying: boolean): () => void {
  const decorations = decorationsOf(shownText())
  const root = document.documentElement
  decorations?.set('spoken', (part) => (isOf(abbreviation, verse, part) ? '' : undefined))
  root.toggleAttribute('data-reading-aloud', isPlaying && spokenParts().length > 0)
  return () => {
    decorations?.set('spoken', undefined)
    root.removeAttribute('data-reading-aloud')
  }
}

/** Brings the verse that is marked into view where it is not. Boxes that hang on the text close when it moves: an open one is waited for. */
export function followSpoken(): void {
  const parts = spokenParts()
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

const spokenParts = (): Element[] => [...(shownText()?.querySelectorAll('[data-spoken]') ?? [])]

function isOf(abbreviation: string, verse: number, part: HTMLElement): boolean {
  const column = part.closest<HTMLElement>('.cell')
  return Number(part.dataset['v']) === verse && (!column || column.dataset['abbr'] === abbreviation)
}
