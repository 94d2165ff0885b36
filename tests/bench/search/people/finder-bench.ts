/** The index of entries itself: how much it covers, whether its names stand in its passages, whether others name the same passages, its size. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { headKey } from '#core/content/model/head-key'
import { rangesOf } from '#core/contract/content/article'
import type { Locale } from '#core/contract/locales'
import { bundledFinder } from '#core/finder/bundled-finder'
import { type Entry, type EntryKind, type EntryNames, versesOf } from '#core/finder/entry'
import { loadNameTerms } from '#core/finder/matching/name-terms'
import { convertRange } from '#core/scripture/numbering/convert-range'
import { tableNumbering } from '#core/scripture/pericopes/parallels-of'
import { articlesOf } from '../../../support/content/import-small'
import { hasStudy, importStudy } from '../../../support/content/study-content'
import { projectRoot } from '../../../support/servers/app-server'
import type { Bench, Figure } from '../../figure'
import { hasWholeBibles } from '../../support/texts'
import { type EvaluatedEdition, evaluatedEdition } from '../meaning/evaluated-edition'
import { peopleEditions } from './people-editions'

/** Entries wanted of each kind. */
const wanted = { story: 450, famous: 200, person: 350, theme: 400, thing: 100 } satisfies Record<
  EntryKind,
  number
>
const mostBytes = { entries: 40_000, names: 45_000 }

export const finder: Bench = {
  id: 'FINDER',
  async measure() {
    const entries = [...(await bundledFinder.entries()).values()]
    return [
      ...coverage(entries),
      ...(await sizes()),
      ...(hasWholeBibles ? await grounding(entries) : []),
      ...(hasStudy ? await agreement(entries) : []),
    ]
  },
}

function coverage(entries: readonly Entry[]): Figure[] {
  return (Object.entries(wanted) as [EntryKind, number][]).map(([kind, least]) => {
    const own = entries.filter((entry) => entry.kind === kind)
    const passages = own.reduce((sum, entry) => sum + entry.passages.length, 0)
    return {
      id: 'FINDER',
      what: `entries: ${kind}`,
      goal: `>= ${least}`,
      reached: `${own.length}, ${(passages / own.length).toFixed(1)} passages each`,
      baseline: '',
      isMet: own.length >= least,
    }
  })
}

async function sizes(): Promise<Figure[]> {
  const figureOf = (name: string, path: string, most: number): Figure => {
    const bytes = brotliCompressSync(readFileSync(join(projectRoot, 'core', 'finder', path))).length
    const reached = `${(bytes / 1000).toFixed(1)} kB`
    return {
      id: 'FINDER',
      what: `brotli of ${name}`,
      goal: `<= ${most / 1000} kB`,
      reached,
      baseline: '',
      isMet: bytes <= most,
    }
  }
  const names = await Promise.all(
    (Object.keys(peopleEditions) as Locale[]).map(async (locale) => {
      const count = [...(await bundledFinder.names(locale)).values()].reduce(
        (sum, { length }) => sum + length,
        0,
      )
      return figureOf(`${count} names in ${locale}`, `names/${locale}.json`, mostBytes.names)
    }),
  )
  return [figureOf('the table', 'entries.json', mostBytes.entries), ...names]
}

/** Share of the entries of which a passage holds a word of one of their names, in an edition of the language. */
async function grounding(entries: readonly Entry[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [locale, abbreviation] of Object.entries(peopleEditions) as [Locale, string][]) {
    const edition = await evaluatedEdition(abbreviation)
    const [names, termsOf] = await Promise.all([bundledFinder.names(locale), loadNameTerms(locale)])
    const termsIn = (text: string) => termsOf(text).map(({ term }) => term)
    const bare = entries.filter((entry) => !isGrounded(entry, names, edition, termsIn))
    const share = (entries.length - bare.length) / entries.length
    const example = bare.slice(0, 4).map(({ id }) => `${id} ${names.get(id)?.[0]}`)
    figures.push({
      id: 'FINDER',
      what: `grounding in ${locale}, ${abbreviation}: a passage holds a word of a name`,
      goal: '',
      reached: `${(share * 100).toFixed(1)} % of ${entries.length}`,
      baseline: `without: ${bare.length}, as ${example.join(', ')}`,
    })
  }
  return figures
}

function isGrounded(
  { id, passages }: Entry,
  names: EntryNames,
  { verses, numbering }: EvaluatedEdition,
  termsIn: (text: string) => string[],
): boolean {
  const wantedTerms = new Set((names.get(id) ?? []).flatMap(termsIn))
  return passages
    .map(versesOf)
    .some(({ from, to }) =>
      convertRange(from, to, tableNumbering, numbering).some((range) =>
        verses.some(
          ({ canonical, content }) =>
            canonical >= range.from &&
            canonical <= range.to &&
            termsIn(content).some((term) => wantedTerms.has(term)),
        ),
      ),
    )
}

/** Of titles that Nave or Torrey has too: how many of our passages it names. Measured, never copied. */
async function agreement(entries: readonly Entry[]): Promise<Figure[]> {
  const sources = [
    ['Nave', await importStudy('topics-nave/nave.zefania-dict.xml.gz')],
    ['Torrey', await importStudy('topics-torrey/torrey.json.zip', { abbr: 'TORREY', locale: 'en' })],
  ] as const
  const names = await bundledFinder.names('en')
  return sources.map(([name, imported]) => {
    const byTitle = new Map(articlesOf(imported).map((article) => [headKey(article.head), rangesOf(article)]))
    let [titles, ours, theirs] = [0, 0, 0]
    for (const { id, passages } of entries) {
      const ranges = (names.get(id) ?? []).flatMap((one) => byTitle.get(headKey(one)) ?? [])
      if (ranges.length === 0) continue
      titles += 1
      ours += passages.length
      theirs += passages
        .map(versesOf)
        .filter(({ from, to }) =>
          ranges.map(versesOf).some((range) => range.from <= to && range.to >= from),
        ).length
    }
    return {
      id: 'FINDER',
      what: `agreement with ${name}: our passages that it names too, under ${titles} titles of both`,
      goal: '',
      reached: `${((theirs / Math.max(1, ours)) * 100).toFixed(1)} % of ${ours}`,
      baseline: '',
    }
  })
}
