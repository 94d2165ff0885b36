/** Marks words of several editions in the text on screen, without changing it. */
import type { PageData } from '#core/contract/page-data'
import { drawnWords, inFragment, rangeOfWords } from '../../../model/text/drawn-words'
import { decorationsOf } from '../../../model/text/verse-decorations'
import { paintWords } from '../../../model/text/word-highlights'
import type { PlacedRun } from './placed-runs'

/** Replaces what is marked; `words`: by abbreviation. None removes the marks. Verses that are drawn later follow. */
export function paintPartners(
  container: HTMLElement | null,
  data: PageData,
  words: ReadonlyMap<string, readonly PlacedRun[]>,
): void {
  const numbers = new Set([...words.values()].flat().map(({ canonical }) => canonical % 1_000))
  const wanted = (verse: HTMLElement) => {
    const drawn = numbers.has(Number(verse.dataset['v'])) ? drawnWords(verse, data) : undefined
    if (!drawn) return undefined
    const own = words.get(drawn.edition)?.filter(({ canonical }) => canonical === drawn.canonical) ?? []
    const ranges = own.flatMap((one) => inFragment(inWords(one), drawn) ?? [])
    return ranges.map(({ from, to }) => `${from}-${to}`).join(' ') || undefined
  }
  decorationsOf(container)?.set('partner', words.size > 0 ? wanted : undefined, showPartners)
}

/** Offsets in the words of the verse: without the stars of its footnotes. */
function inWords({ run: { from, to }, verse: { content, footnotes = [] } }: PlacedRun) {
  const stars = (end: number) =>
    footnotes.filter(({ position }) => position < end && content[position] === '*').length
  return { from: from - stars(from), to: to - stars(to) }
}

function showPartners(verse: HTMLElement, value = ''): void {
  const painted = [...value.matchAll(/(\d+)-(\d+)/g)].flatMap(([, from, to]) => {
    const range = rangeOfWords(verse, { from: Number(from), to: Number(to) })
    return range ? [{ look: 'partner' as const, range }] : []
  })
  paintWords(verse, 'partner', painted)
}
