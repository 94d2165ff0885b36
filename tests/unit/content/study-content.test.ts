/** Real dictionaries, topics and commentaries beside the repository, imported whole; the counts are printed. */
import { describe, expect, it } from 'vitest'
import type { ImportedContent } from '#core/content/import/import-content'
import type { Range } from '#core/contract/content/article'
import { articlesOf } from '../../support/content/import-small'
import { hasStudy, importStudy, sizesOf } from '../../support/content/study-content'
import { isLong } from '../../support/long-series'

const timeoutMs = 900_000
/** Small formats in the daily run, all of them in the long one. */
const inFull = it.runIf(isLong)

describe.runIf(!hasStudy)('without the study data', () => {
  it('there is nothing to import', () => {
    expect(hasStudy).toBe(false)
  })
})

describe.runIf(hasStudy)('study data', () => {
  inFull(
    'Easton: all entries, at least 99.9 % of its marked references',
    async () => {
      const easton = await importStudy('dict-easton/easton.zefania-dict.xml.gz')
      const { items, refs } = tell(easton)
      expect(items).toEqual({ found: 3963, kept: 3963 })
      // Of 10,631 elements three hold nothing.
      expect(refs.marked).toBe(10_628)
      expect((refs.read + refs.foreign) / refs.marked).toBeGreaterThanOrEqual(0.999)
      expect(packShare(easton)).toBeLessThanOrEqual(1.15)
    },
    timeoutMs,
  )

  inFull(
    'Smith: all entries with the doubled heads, at least 99 % of its marked references',
    async () => {
      const smith = await importStudy('dict-smith/smith.zefania-dict.xml.gz')
      const { items, refs, totals } = tell(smith)
      expect(items).toEqual({ found: 4639, kept: 4639 })
      expect(totals['entry-doubled']).toBe(78)
      const articles = articlesOf(smith)
      expect(new Set(articles.map(({ id }) => id)).size).toBe(4639)
      expect(articles.filter(({ head }) => head === 'ADAM')).toHaveLength(3)
      expect(refs.marked).toBe(14_873)
      expect(refs.read / refs.marked).toBeGreaterThanOrEqual(0.99)
      expect(packShare(smith)).toBeLessThanOrEqual(1.15)
    },
    timeoutMs,
  )

  inFull(
    'Nave: all topics, 70,824 of 70,866 references, the others and doubtful ones in the report',
    async () => {
      const nave = await importStudy('topics-nave/nave.zefania-dict.xml.gz')
      const { items, refs, totals, entries } = tell(nave)
      expect(items).toEqual({ found: 5327, kept: 5327 })
      expect([refs.marked, refs.read, refs.linked]).toEqual([70_866, 70_824, 70_824])
      expect((totals['reference-absent'] ?? 0) + (totals['reference-unread'] ?? 0)).toBe(42)
      const doubtful = entries.filter(({ kind }) => kind === 'reference-doubtful')
      expect(doubtful.every(({ details, line }) => Number(details['place']) >= 65_000_000 && line > 0)).toBe(
        true,
      )
      expect(packShare(nave)).toBeLessThanOrEqual(1.15)
    },
    timeoutMs,
  )

  it.runIf(isLong)(
    'Torrey: all topics and references',
    async () => {
      const torrey = await importStudy('topics-torrey/torrey.json.zip', { abbr: 'TORREY', locale: 'en' })
      const { items, refs, totals } = tell(torrey)
      expect(items).toEqual({ found: 622, kept: 622 })
      expect(totals['entry-invalid']).toBe(1)
      expect([refs.marked, refs.read]).toEqual([33_167, 33_167])
      expect(packShare(torrey)).toBeLessThanOrEqual(1.15)
    },
    timeoutMs,
  )

  inFull(
    'Rieger: all sections in 28 books',
    async () => {
      const rieger = await importStudy('commentary-rieger-de/rieger.zefania-dict.xml.gz')
      const { items, kind } = tell(rieger)
      expect(kind).toBe('commentary')
      expect(items).toEqual({ found: 742, kept: 742 })
      expect(rieger.manifest.segments.filter(({ role }) => role === 'articles')).toHaveLength(28)
      expect(packShare(rieger)).toBeLessThanOrEqual(1.15)
    },
    timeoutMs,
  )

  it.runIf(isLong)(
    'Matthew Henry: all sections, each at its verses, and all marked references',
    async () => {
      const henry = await importStudy('commentary-mhc/mhc-html.zip', { abbr: 'MHC' })
      const { items, refs, kind } = tell(henry)
      expect(kind).toBe('commentary')
      expect(items).toEqual({ found: 5515, kept: 5515 })
      expect([refs.marked, refs.read]).toEqual([21_528, 21_528])
      const articles = articlesOf(henry)
      const placed = articles.filter(({ at }) => at !== undefined)
      expect(placed).toHaveLength(5515 - 7)
      expect(
        new Set(placed.map(({ at = [] }) => chapterOf(at[0])).filter((one) => one % 1000 > 0)).size,
      ).toBe(1189)
      expect(packShare(henry)).toBeLessThanOrEqual(1.15)
    },
    timeoutMs,
  )
})

function chapterOf(range: Range | undefined): number {
  return Math.floor((range?.from ?? 0) / 1000)
}

/** Prints what an operator is told, and gives it. */
function tell({ manifest, report }: ImportedContent): ImportedContent['report'] {
  const { items, refs, see, totals } = report
  print(`${manifest.abbr}: ${JSON.stringify({ items, refs, see, totals })}`)
  return report
}

function packShare(content: ImportedContent): number {
  const { pack, text, share } = sizesOf(content)
  print(`${content.manifest.abbr}: pack ${pack} bytes, its text ${text}, ${share.toFixed(3)}`)
  return share
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
