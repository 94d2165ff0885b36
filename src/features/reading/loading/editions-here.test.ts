import { describe, expect, it } from 'vitest'
import type { Chapter } from '#core/contract/editions/chapter'
import type { Manifest, NumberingBase } from '#core/contract/editions/edition'
import type { PageData } from '#core/contract/page-data'
import { loadNames } from '#core/scripture/names/load-names'
import { editionsHere } from './editions-here'

const english = await loadNames('en')
const psalms = 19
const edition = (abbreviation: string, base: NumberingBase = 'eng'): Manifest => ({
  contract: 1,
  id: 1,
  abbreviation,
  name: `Name of ${abbreviation}`,
  locale: 'en',
  direction: 'ltr',
  numbering: { base, corrections: [] },
  separators: english.separators,
  licence: '',
  attribution: '',
  books: 1,
  chapters: 150,
  verses: 1,
  bytes: 1,
  revision: '1',
  segments: [],
  bookList: [
    { number: psalms, name: 'Psalms', hash: 'h', chapters: Array.from({ length: 150 }, (_, i) => i + 1) },
  ],
})
const wanted = edition('WANTED')
const data = (chapter: number): PageData => ({
  contract: 1,
  address: { abbreviations: ['WANTED'], chapter, marked: [], others: [], path: '' },
  editions: [],
  manifests: [wanted],
  chapters: [],
  names: {},
})

/** A device with some chapters of some editions; an edition without a manifest is known by name only. */
function device(editions: readonly Manifest[], stored: Readonly<Record<string, readonly number[]>>) {
  return {
    edition: async (name: string) => {
      const manifest = editions.find(({ abbreviation }) => abbreviation === name)
      return manifest ? { summary: manifest, manifest } : { summary: edition(name), manifest: undefined }
    },
    chapter: async (abbreviation: string, _: unknown, canonical: number) =>
      stored[abbreviation]?.includes(canonical)
        ? { abbreviation, hash: 'h', titles: [], chapter: { canonical, blocks: [] } as unknown as Chapter }
        : undefined,
    names: async () => english,
  }
}

describe('the editions a text can be read in on this device', () => {
  const [a, b, vulgate] = [edition('A'), edition('B'), edition('VUL', 'vul')]
  const here = device([wanted, a, b, vulgate], { A: [19_023_000], B: [19_024_000], VUL: [19_022_000] })
  const find = (text: PageData | undefined, passage?: string) =>
    editionsHere(here, ['WANTED', 'NAME', 'A', 'B', 'VUL'], { data: text, passage, locale: 'en' }, {})

  it('are those whose chapter is here, each where its own numbering has it', async () => {
    expect(await find(data(19_023_000))).toEqual([
      { abbreviation: 'A', name: 'Name of A', locale: 'en', path: '/A/Ps23', isHere: true },
      { abbreviation: 'VUL', name: 'Name of VUL', locale: 'en', path: '/VUL/Ps22', isHere: true },
    ])
  })

  it('are found by the words of the address where the translation is known by name only', async () => {
    expect((await find(undefined, 'Ps24')).map(({ path }) => path)).toEqual(['/B/Ps24'])
  })

  it('are also those that have yet to be loaded, where that is possible', async () => {
    const wanted = { data: data(19_023_000), passage: undefined, locale: 'en', mayLoad: true }
    const found = await editionsHere(here, ['A', 'B'], wanted, {})
    expect(found.map(({ abbreviation, isHere }) => [abbreviation, isHere])).toEqual([
      ['A', true],
      ['B', false],
    ])
  })

  it('are none where nobody has it, and few where many do', async () => {
    expect(await find(data(19_150_000))).toEqual([])
    const many = Array.from({ length: 9 }, (_, index) => edition(`E${index}`))
    const names = many.map(({ abbreviation }) => abbreviation)
    const full = device(many, Object.fromEntries(names.map((name) => [name, [19_001_000]])))
    const found = await editionsHere(
      full,
      names,
      { data: data(19_001_000), passage: undefined, locale: 'en' },
      {},
    )
    expect(found.map(({ abbreviation }) => abbreviation)).toEqual(names.slice(0, 6))
  })
})
