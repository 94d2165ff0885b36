/**
 * Marks the verse being read (design UX 3.15, 8): a thin line below it, and the rest a little dimmed while it plays.
 * The mark is an attribute, so that the chapter is not drawn again for it (model/text/verse-decorations).
 */
import { shownText } from '../../../model/text/shown-text'
import { decorationsOf } from '../../../model/text/verse-decorations'
import { headerPx } from '../../../platform/page/header-height'
import { extentOf } from '../../../ui/page/extent'
import { isMotionReduced } from '../../../ui/timing/motion'

/** Height of the player and of the bottom bar of a phone, with some space. */
const barsPx = 120

/** Marks a verse of the text on the screen; in a comparison, in the column of the edition being read. The returned function removes the mark. */
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

/** Scrolls the marked verse into view if needed, but not under an open box: boxes anchored to the text close when it moves. */
export function followSpoken(): void {
  const parts = spokenParts()
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) return
  const begin = extentOf(first)
  const { top } = begin
  // A verse that continues in the next column ends higher than its first part.
  const bottom = Math.max(begin.bottom, extentOf(last).bottom)
  if (document.querySelector('[role="dialog"], dialog[open]')) return
  const header = headerPx()
  const room = innerHeight - header - barsPx
  const isInView = top >= header && (bottom <= innerHeight - barsPx || (bottom - top > room && top < room))
  if (isInView) return
  scrollTo({ top: scrollY + top - header - room / 5, behavior: isMotionReduced() ? 'instant' : 'smooth' })
}

/** Calls `onScroll` when a person scrolls; the returned function stops it. */
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
