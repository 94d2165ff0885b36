import { describe, expect, it } from 'vitest'
import { bareManifest, bareSummary } from '../../../tests/support/editions/bare-edition'
import type { Manifest, NumberingBase } from '../../contract/editions/edition'
import type { PageSource } from '../reading/page-source'
import { readVerses } from './read-verses'

const manifest = (abbreviation: string, base: NumberingBase, books: number[]): Manifest =>
  bareManifest(
    { abbreviation, numbering: { base, corrections: [] } },
    books.map((number) => ({ number, chapters: [51] })),
  )

const editions: Record<string, Manifest | undefined> = {
  DE: manifest('DE', 'org', [19]),
  EN: manifest('EN', 'eng', [19]),
  NT: manifest('NT', 'eng', [43]),
  AWAY: manifest('AWAY', 'eng', [19]),
  BARE: undefined,
}

const source: PageSource = {
  edition: async (abbreviation) =>
    abbreviation === 'STANDARD'
      ? { summary: bareSummary({ abbreviation: 'EN' }), manifest: editions['EN'] }
      : abbreviation in editions
        ? { summary: bareSummary({ abbreviation }), manifest: editions[abbreviation] }
        : undefined,
  chapter: async (abbreviation, _, canonical) =>
    abbreviation === 'AWAY'
      ? undefined
      : {
          abbreviation,
          hash: '',
          titles: [],
          chapter: {
            canonical,
            verses: Array.from({ length: 21 }, (_, index) => ({ verse: index + 1, content: `${index + 1}` })),
            blocks: [],
          },
        },
  names: async () => undefined,
}

const org = { base: 'org' as const, corrections: [] }

describe('readVerses', () => {
  it('finds the text in every edition that has it, whatever the others lack', async () => {
    const read = await readVerses(
      source,
      ['AWAY', 'BARE', 'DE', 'NT', 'EN', 'XYZ'],
      [19_051_003, 19_051_012],
      org,
    )
    const told = read.map(({ summary, manifest, verses, missing }) => [
      summary.abbreviation,
      manifest !== undefined,
      verses.map(({ verse }) => verse.verse),
      missing.map(({ canonical }) => canonical),
    ])
    expect(told).toEqual([
      ['AWAY', true, [], [19_051_000]],
      ['BARE', false, [], []],
      ['DE', true, [3, 12], []],
      ['NT', true, [], []],
      ['EN', true, [1, 10], []],
    ])
  })

  it('has no limit to the number of editions', async () => {
    const many = Array.from({ length: 30 }, (_, index) => `DE${index}`)
    const library: PageSource = {
      ...source,
      edition: async (abbreviation) => ({
        summary: bareSummary({ abbreviation }),
        manifest: manifest(abbreviation, 'org', [19]),
      }),
    }
    expect(await readVerses(library, many, [19_051_003], org)).toHaveLength(30)
  })

  it('has an edition once that is named twice', async () => {
    const read = await readVerses(source, ['STANDARD', 'DE', 'EN'], [19_051_003], org)
    expect(read.map(({ summary }) => summary.abbreviation)).toEqual(['EN', 'DE'])
  })
})
