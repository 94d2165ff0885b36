/** The cross references of OpenBible beside the repository, imported whole, and read in other numberings. */
import { describe, expect, it } from 'vitest'
import { bookChapters } from '#core/book-chapters'
import type { ImportedContent } from '#core/content/import/import-content'
import { unpackReferences } from '#core/content/model/references'
import { chaptersInPack } from '#core/content/reading/chapters-in-pack'
import { loadNames } from '#core/scripture/names/load-names'
import { broughtReferences } from '#core/scripture/references/brought-references'
import { paratextTable } from '../../support/content/paratext-tables'
import { hasStudy, importStudy, sizesOf } from '../../support/content/study-content'
import { isLong } from '../../support/long-series'

const timeoutMs = 900_000
const mostBytes = 1_500_000
const { names } = await loadNames('en')
const naming = { names, separators: { book: '; ', chapter: ':', verse: ',', range: '-' }, locale: 'en' }

const bases = ['eng', 'org', 'vul', 'rsc'] as const
type Base = (typeof bases)[number]

/** Chapters (English) that Paratext counts otherwise than the editions do, with reasons in core/scripture/numbering/tables.test.ts. */
const countedOtherwise: Readonly<Record<Base, readonly number[]>> = {
  eng: [],
  org: [],
  vul: [32_001, 32_002, 19_116, 19_147],
  rsc: [],
}

let reading: Promise<ImportedContent> | undefined
const imported = async () => await (reading ??= importStudy('crossrefs-openbible/cross_references.zip'))

describe.runIf(hasStudy && isLong)('344,789 cross references', () => {
  it(
    'are all there, but for those that were voted down and a verse that does not exist',
    async () => {
      const { manifest, report } = await imported()
      expect(report.refs.marked).toBe(344_789)
      expect(report.totals).toEqual({ 'reference-outvoted': 463, 'reference-absent': 5 })
      expect(manifest.counts).toMatchObject({ items: 29_352, refs: 344_789 - 463 - 5 })
    },
    timeoutMs,
  )

  it(
    'are a small download',
    async () => expect(sizesOf(await imported()).pack).toBeLessThanOrEqual(mostBytes),
    timeoutMs,
  )

  it.each(bases)(
    'lead to the right partner where verses are counted like %s',
    async (base) => {
      const wanted = await linksIn(base)
      const found = await foundIn(base)
      const right = [...wanted].filter((ways) => ways.some((way) => found.has(way)))
      process.stdout.write(`${base}: ${right.length} of ${wanted.length}\n`)
      expect(right.length / wanted.length).toBeGreaterThanOrEqual(0.999)
    },
    timeoutMs,
  )
})

/** The links as the tables of Paratext convert them, each with all ways to name it: `verse to-verse`. */
async function linksIn(base: Base): Promise<string[][]> {
  const [english, other] = [paratextTable('eng'), paratextTable(base)]
  const placesOf = (verse: number) => other.fromOriginal(english.toOriginal(verse))
  const isLeftOut = (place: number) => countedOtherwise[base].includes(Math.floor(place / 1_000))
  const links: string[][] = []
  for (const { chapter, verses } of await chaptersOfPack())
    for (const { verse, ranges } of verses)
      for (const { from } of ranges)
        if (!isLeftOut(chapter) && !isLeftOut(from))
          links.push(placesOf(chapter + verse).flatMap((one) => placesOf(from).map((to) => `${one} ${to}`)))
  return links.filter((ways) => ways.length > 0)
}

/** The links as a reader meets them, chapter by chapter. */
async function foundIn(base: Base): Promise<Set<string>> {
  const pack = new Map((await chaptersOfPack()).map(({ chapter, verses }) => [chapter, verses]))
  const numbering = { base, corrections: [] }
  const found = new Set<string>()
  // A numbering may have a psalm more.
  for (const [book, last] of bookChapters)
    for (
      let chapter = book * 1_000_000 + 1_000;
      chapter <= book * 1_000_000 + (last + 1) * 1_000;
      chapter += 1_000
    ) {
      const chapters = chaptersInPack(chapter, numbering, 'eng').map((canonical) => ({
        canonical,
        verses: pack.get(canonical) ?? [],
      }))
      for (const [verse, references] of broughtReferences({
        chapter,
        to: { numbering },
        naming,
        base: 'eng',
        chapters,
      }))
        for (const { canonical } of references) found.add(`${chapter + verse} ${canonical}`)
    }
  return found
}

async function chaptersOfPack() {
  const { segments } = await imported()
  return segments.flatMap(({ segment, bytes }) => {
    const book = Number(segment.scope)
    const text = new TextDecoder().decode(bytes)
    return Array.from({ length: bookChapters.get(book) ?? 0 }, (_, index) => ({
      chapter: book * 1_000_000 + (index + 1) * 1_000,
      verses: unpackReferences(text, index + 1),
    }))
  })
}
