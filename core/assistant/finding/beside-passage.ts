/** Findings beside a passage: commentary, parallels in the gospels. */

import { chapterOf, placeOf } from '../../canonical'
import { articlePath } from '../../content/reading/addresses'
import { commentaryChapter } from '../../content/reading/chapter-articles'
import { chaptersInPack } from '../../content/reading/chapters-in-pack'
import type { OpenPack } from '../../content/reading/content-source'
import { type Article, wordsOf } from '../../contract/content/article'
import { convertRange } from '../../scripture/numbering/convert-range'
import { parallelsOf } from '../../scripture/pericopes/parallels-of'
import { addressPath, placeLabel } from '../../scripture/reading/addresses/addresses'
import { languageOf } from '../../words/language'
import type { AnswerLibrary, NewSource } from '../answer-library'
import type { Finding } from '../findings'
import { passageSource } from '../passage-source'
import { firstSentences } from './first-sentences'

export interface Range {
  from: number
  to: number
}

/** Passages shown with their words; further ones are named. */
const mostShown = 3
/** Verses of each. */
const versesOfEach = 3
export const mostNamed = 8

/** The first sentences of a commentary on it, in the reader's language if there is one. */
export async function commentaryOn(range: Range, library: AnswerLibrary): Promise<Finding | undefined> {
  const { contents, edition, locale } = library
  const packs = (await contents.packs()).filter(({ summary }) => summary.kind === 'commentary')
  const own = packs.filter(({ summary }) => languageOf(summary.locale) === locale)
  for (const pack of own.length > 0 ? own : packs) {
    const [chapter] = chaptersInPack(chapterOf(range.from), edition.numbering, pack.summary.numbering)
    const found = chapter === undefined ? undefined : await commentaryChapter(pack, chapter)
    const verses = versesIn(range, library, pack)
    const section = found?.sections.find((one) => verses === undefined || standsOn(one, verses))
    if (section) return commentaryFinding(pack, section, range, library)
  }
  return undefined
}

function versesIn({ from, to }: Range, { edition }: AnswerLibrary, { summary }: OpenPack): Range | undefined {
  if (from % 1_000 === 0) return undefined
  return convertRange(from, to, edition.numbering, { base: summary.numbering, corrections: [] })[0]
}

function standsOn({ at = [] }: Article, { from, to }: Range): boolean {
  return at.some((one) => one.from <= to && one.to >= from && placeOf(one.from).verse > 0)
}

function commentaryFinding(
  { summary }: OpenPack,
  { id, head, parts }: Article,
  { from, to }: Range,
  { edition }: AnswerLibrary,
): Finding | undefined {
  const excerpt = firstSentences(wordsOf(parts), summary.locale)
  if (excerpt === '') return undefined
  const title = placeLabel(from, to, edition.naming)
  const { abbr, name, locale } = summary
  const link = articlePath(summary, id, head)
  return {
    code: 'commentary',
    values: { name, title },
    sources: [{ kind: 'commentary', link, title, resource: abbr, name, locale, excerpt }],
  }
}

/** The same told in other gospels. */
export async function parallelsFor(range: Range, library: AnswerLibrary): Promise<Finding | undefined> {
  const { edition } = library
  const others = convertedParallels(range, library)
  if (others.length === 0) return undefined
  const sources = await passages(others, library)
  const title = placeLabel(range.from, range.to, edition.naming)
  return sources.length > 0 ? { code: 'parallels', values: { title }, sources } : undefined
}

function convertedParallels({ from, to }: Range, { edition }: AnswerLibrary): Range[] {
  const isWhole = from % 1_000 === 0
  // All pericopes of a chapter would be a list of everything.
  if (isWhole) return []
  const [first] = convertRange(from, to, edition.numbering, edition.numbering)
  return first ? parallelsOf(first, edition.numbering).flatMap(({ others }) => others) : []
}

/** The first ones with their words, then a list of the others; only what the edition has. */
export async function passages(ranges: readonly Range[], library: AnswerLibrary): Promise<NewSource[]> {
  const { edition } = library
  const once = new Map(ranges.map((range) => [`${range.from} ${range.to}`, range]))
  const read = await Promise.all(
    [...once.values()].slice(0, 2 * mostNamed).map(async (range) => ({
      range,
      source: await passageSource(library, range.from, range.to, versesOfEach),
    })),
  )
  const there = read.flatMap(({ range, source }) => (source ? [{ range, source }] : []))
  const sources = there.slice(0, mostShown).map(({ source }) => source)
  const others = there.slice(mostShown, mostShown + mostNamed).map(({ range }) => range)
  const [first] = others
  if (!first) return sources
  const path = ({ from, to }: Range) => addressPath([edition.abbreviation], from, to, edition.naming)
  const label = ({ from, to }: Range) => placeLabel(from, to, edition.naming)
  const list: NewSource = {
    kind: 'entry',
    link: path(first),
    title: label(first),
    resource: '',
    name: '',
    locale: edition.locale,
    places: others.map((range) => ({ title: label(range), link: path(range) })),
  }
  return [...sources, list]
}
