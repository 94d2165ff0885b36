/**
 * Real editions beside the repository: what is detected for them, and that converted numbers lead to the same words. In the long series;
 * what is detected for some of them is compared daily by tests/unit/shared-texts.
 */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isLong } from '../../../tests/support/long-series'
import type { Numbering } from '../../contract/editions/edition'
import type { Edition } from '../editions/edition'
import { importEdition } from '../editions/import-edition'
import { convert } from './convert'

const folder = new URL('../../../../shared/texts/', import.meta.url)

if (!existsSync(folder)) {
  it('finds no texts beside the repository and reads none', () => {
    expect(existsSync(new URL('README.md', folder))).toBe(false)
  })
}

const files = {
  luther: 'deu-luther1912ap/luther1912ap.zefania.xml.gz',
  elberfelder: 'deu-elb1905/elb1905.osis-books.zip',
  menge: 'deu-menge1939/menge1939.osis.xml.gz',
  kjv: 'eng-kjv/kjv.osis.xml.gz',
  web: 'eng-web/web-classic.usfm.zip',
  union: 'zho-cuv/cuv.usfx.xml.gz',
  reina: 'spa-rv1909/rv1909.usfm.zip',
  segond: 'fra-lsg1910/lsg1910.zefania.xml.gz',
  diodati: 'ita-diodati1649/diodati1649.zefania.xml.gz',
} as const
type Name = keyof typeof files

const editions = new Map<Name, Promise<Edition>>()

describe.runIf(existsSync(folder) && isLong)('real editions', () => {
  it.each<[Name, Numbering['base'], string[]]>([
    ['luther', 'org', ['4025 eng', '4026 eng', '12015 39', '13012 eng', '16007 eng', '19013 7']],
    ['elberfelder', 'org', ['12015 39', '19013 7']],
    ['menge', 'org', ['4025 eng', '4026 eng']],
    ['kjv', 'eng', []],
    ['web', 'eng', ['45014 26']],
    ['union', 'eng', ['13021 31', '64001 org']],
    [
      'reina',
      'eng',
      '4012 4013 4029 4030 7014 9023 9024 11022 13021 14033 18038 18039 18040 28011 28012 32001 32002'
        .split(' ')
        .map((chapter) => `${chapter} own`)
        .concat('44019 org', '47013 org'),
    ],
    ['segond', 'eng', ['19013 own']],
    ['diodati', 'eng', ['1035 own']],
  ])('of %s count like %s with the corrections %j', async (name, base, expected) => {
    const { numbering } = await read(name)
    const protestant = numbering.corrections.filter(({ chapter }) => chapter < 67_000_000)
    const found = protestant.map(
      ({ chapter, like, verses, mapping }) =>
        `${chapter / 1000} ${mapping === undefined ? (like ?? verses) : 'own'}`,
    )
    expect([numbering.base, ...found]).toEqual([base, ...expected])
  })

  it.each<[Name, number, RegExp, RegExp]>([
    ['luther', 4_026_001, /Plage/, /plague/],
    ['elberfelder', 4_025_019, /Plage/, /plague/],
    ['luther', 12_015_039, /Ahas/, /Ahaz/],
    ['elberfelder', 12_015_039, /Ahas/, /Ahaz/],
    ['menge', 13_012_005, /Jeremia/, /Jeremiah/],
    ['luther', 13_012_005, /Eleusai/, /Eluzai/],
    ['luther', 13_012_040, /Isaschar/, /Issachar/],
    ['menge', 13_012_041, /Issaschar/, /Issachar/],
    ['luther', 16_007_068, /Rosse/, /horses/],
    ['luther', 16_007_073, /Leviten/, /Levites/],
    ['menge', 16_007_068, /Pferde/, /horses/],
    ['menge', 16_007_072, /Leviten/, /Levites/],
    ['luther', 19_013_007, /singen/, /sing/],
    ['luther', 19_013_006, /Herz/, /heart/],
    ['menge', 19_013_006, /Herz/, /heart/],
    ['luther', 19_051_003, /gnädig/, /mercy/],
    ['luther', 29_003_001, /Geist/, /spirit/],
    ['luther', 39_003_019, /Ofen/, /oven/],
    ['luther', 66_012_018, /Sand/, /sand/],
    ['luther', 64_001_015, /Friede/, /Peace/],
    ['web', 45_014_025, /prophets/, /prophets/],
    ['reina', 28_012_014, /Ephraim|Efraim/, /Ephraim/],
    ['reina', 32_002_001, /Jonás/, /Jonah/],
    ['segond', 19_013_002, /oublieras/, /forget/],
    ['diodati', 1_035_025, /Rachele/, /Rachel/],
    ['union', 13_021_031, /耶和華/, /house of the Lord/],
  ])('of %s and the KJV have the same words at %i: %s, %s', async (name, canonical, word, english) => {
    const [edition, kjv] = await Promise.all([read(name), read('kjv')])
    const places = convert(canonical, edition.numbering, kjv.numbering)
    expect(textAt(edition, canonical)).toMatch(word)
    expect(places.map((place) => textAt(kjv, place.canonical)).join(' ')).toMatch(english)
    const back = places.flatMap((place) => convert(place.canonical, kjv.numbering, edition.numbering))
    expect(back.map((place) => place.canonical)).toContain(canonical)
  })
})

function read(name: Name): Promise<Edition> {
  const known = editions.get(name)
  if (known) return known
  const bytes = new Uint8Array(readFileSync(new URL(files[name], folder)))
  const decode = (label: string, text: Uint8Array) => {
    try {
      return new TextDecoder(label, { fatal: true }).decode(text)
    } catch {
      return undefined
    }
  }
  const options = { fileName: files[name], interfaceLocale: 'de', taken: new Set<string>() }
  const result = importEdition({ name: files[name], bytes }, options, { decode }).then(
    ({ edition }) => edition,
  )
  editions.set(name, result)
  return result
}

function textAt(edition: Edition, canonical: number): string {
  const chapters = edition.books.flatMap((book) => book.chapters)
  const chapter = chapters.find((one) => one.canonical === canonical - (canonical % 1000))
  return chapter?.verses.find(({ verse }) => verse === canonical % 1000)?.content ?? ''
}
