/** The markers a model was told to write: `[[place]]` and `[n]`, numbers of sources. */
import type { PassageContext } from '../../../scripture/passages/reference'
import { addressPath, placeLabel } from '../../../scripture/reading/addresses/addresses'
import type { AnswerLibrary, NewSource } from '../../answer-library'
import { passageSource } from '../../passage-source'
import type { Draft } from '../markup/draft'
import { plainSigns } from './invented'
import { placesOf } from './places'

export interface Marked {
  /** Sources of places, in the order of the text. */
  sources: NewSource[]
  cites: number[]
  /** A marker named no place that exists, and was taken out. */
  hasFalse: boolean
  /** The same where the sentence makes no sense without it. */
  isBroken: boolean
}

const marker = /\[\[([^[\]]{1,230})\]\]|【([^【】]{1,56})】|\[(\^?[\s\p{Nd},،;–-]{1,40})\](?!\()/gu
/** Places of one marker. */
const mostPlaces = 8

/** Replaces the markers of a draft. `isKnown`: numbers of sources. */
export async function readMarkers(
  draft: Draft,
  library: AnswerLibrary,
  context: PassageContext,
  isKnown: (n: number) => boolean,
): Promise<Marked> {
  const marked: Marked = { sources: [], cites: [], hasFalse: false, isBroken: false }
  const { text } = draft
  let out = ''
  let end = 0
  for (const found of text.matchAll(marker)) {
    const [whole, place, bracket, numbers] = found
    const words = place ?? bracket ?? numbers ?? ''
    const cited = numbersIn(words)
    const by = cited ? cite(cited, isKnown, marked) : await linksOf(words, draft, library, context, marked)
    out += text.slice(end, found.index) + by
    end = found.index + whole.length
    if (by === '' && !cited) {
      marked.hasFalse = true
      marked.isBroken ||= !isRemovable(text.slice(0, found.index), text.slice(end))
    }
  }
  draft.text = (out + text.slice(end)).replace(/\[\[|\]\]/g, ' ')
  return marked
}

/** `1`, `1, 2`, `1-3`, `^1`, `1†source`. */
function numbersIn(words: string): number[] | undefined {
  const plain = plainSigns(words).trim().replace(/^\^/, '')
  if (!/^\d{1,3}(?:\s*[,;-]\s*\d{1,3})*(?:†.*)?$/.test(plain)) return undefined
  return plain
    .split('†')[0]
    ?.split(/[,;]/)
    .flatMap((part) => {
      const [from = 0, to = from] = part.split('-').map(Number)
      return Array.from({ length: Math.min(Math.max(to - from, 0), 9) + 1 }, (_, index) => from + index)
    })
}

function cite(numbers: readonly number[], isKnown: (n: number) => boolean, { cites }: Marked): string {
  for (const n of numbers) if (isKnown(n) && !cites.includes(n)) cites.push(n)
  return ''
}

/** Links to all places of a marker; of one with a place that does not exist, to the others. */
async function linksOf(
  words: string,
  draft: Draft,
  library: AnswerLibrary,
  context: PassageContext,
  marked: Marked,
): Promise<string> {
  const text = words.split('|')[0] ?? ''
  const whole = placesOf(text, context)
  const refs = whole ?? text.split(/[;؛]/).flatMap((part) => placesOf(part, context) ?? [])
  if (!whole) marked.hasFalse = true
  const { abbreviation, naming } = library.edition
  const links: string[] = []
  for (const { from, to, unit } of refs.slice(0, mostPlaces)) {
    const source = await passageSource(library, from, to)
    // A book as a whole is a name, no passage to be shown.
    if (source && unit !== 'book') marked.sources.push(source)
    const href = addressPath([abbreviation], from, to, naming)
    const label = placeLabel(from, to, naming)
    const place = { from, to }
    // A place that this edition lacks exists all the same.
    links.push(draft.hold(source ? { kind: 'link', href, label, place } : { kind: 'words', label, place }))
  }
  return links.join('; ')
}

/** At its end or in brackets a marker can go; not behind "in", "of", "siehe". */
function isRemovable(before: string, after: string): boolean {
  const isLast = !/\p{L}/u.test(after.replace(/\[\[[^\]]*\]\]|【[^】]*】/g, ''))
  const isInBrackets = /[([]\s*$/.test(before) && /^\s*[;,)\]]/.test(after)
  if (!isLast && !isInBrackets) return false
  if (isInBrackets) return true
  const [word = ''] = /([\p{L}\p{M}]+)\s*$/u.exec(before) ?? []
  return (
    word.trim().length > (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(word) ? 2 : 3) ||
    /[.!?…؟»”"]\s*$/.test(before)
  )
}
