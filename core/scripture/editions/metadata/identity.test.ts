import { describe, expect, it } from 'vitest'
import { decideIdentity as decide, isAbbreviation } from './identity'

const options = { fileName: 'kjv.osis.xml.gz', taken: new Set<string>() }

const decideIdentity = (
  given: Parameters<typeof decide>[0],
  metadata: Parameters<typeof decide>[1],
  locale = 'en',
) => decide(given, metadata, locale)

describe('the abbreviation of an edition', () => {
  it('is what the person says, as typed', () => {
    expect(decideIdentity({ ...options, abbreviation: ' NeÜ ' }, { abbreviation: 'X1' }).abbreviation).toBe(
      'NeÜ',
    )
  })

  it('is else from the metadata, without the language some modules begin with', () => {
    const found = [
      ['KJV', 'en', 'KJV'],
      ['GerMenge', 'de', 'MENGE'],
      ['PorBLivre', 'pt', 'BLIVRE'],
      ['FreSegond1910', 'fr', 'SEGOND1910'],
      ['ChiUns', 'zh-Hans', 'UNS'],
      ['elb1905', 'de', 'ELB1905'],
      ['LUTH1912AP', 'de', 'LUTH1912AP'],
      ['My Bible', 'en', 'MY-BIBLE'],
      ['OSHB', 'hbo', 'OSHB'],
      ['Bible.KJV', 'en', 'KJV'],
      ['Bible.en.KJV', 'en', 'KJV'],
      ['Bible:de:LUT', 'de', 'LUT'],
    ] as const
    for (const [abbreviation, locale, expected] of found) {
      expect(decideIdentity(options, { abbreviation }, locale).abbreviation).toBe(expected)
    }
  })

  it('keeps a word whole that begins like a code of another language', () => {
    const found = [
      ['NewDawn', 'en', 'NEWDAWN'],
      ['ItaNova', 'en', 'ITANOVA'],
      ['AllNations', 'en', 'ALLNATIONS'],
      ['MyBible', 'en', 'MYBIBLE'],
      ['OneWord', 'de', 'ONEWORD'],
      ['NeueWelle', 'de', 'NEUEWELLE'],
      ['LaBiblia', 'es', 'LABIBLIA'],
      ['SeaLight', 'und', 'SEALIGHT'],
    ] as const
    for (const [abbreviation, locale, expected] of found) {
      expect(decideIdentity(options, { abbreviation }, locale).abbreviation).toBe(expected)
    }
  })

  it('is shortened where it is too long, at a hyphen if there is a good one', () => {
    const found = [
      ['NewDawnTranslation', 'NEWDAWNTRANS'],
      ['new-dawn-translation', 'NEW-DAWN'],
      ['The New Dawn Translation of 2020', 'THE-NEW-DAWN'],
      ['eng_newdawn_2020_eb', 'ENG-NEWDAWN'],
      ['A very-long-identifier', 'A-VERY-LONG'],
      ['Lutherbibel(1912)+Apokryphen', 'LUTHERBIBEL'],
      ['0123456789abcdef0123456789abcdef', '0123456789AB'],
      ['Elberfelder—1905', 'ELBERFELDER'],
      ['圣经和合本简体中文版二〇二〇年修订版', '圣经和合本简体中文版二〇'],
    ]
    for (const [abbreviation = '', expected] of found) {
      expect(decideIdentity({ ...options, fileName: 'x' }, { abbreviation }).abbreviation).toBe(expected)
    }
    const long = { ...options, fileName: 'a-very-long-name-of-a-file.zip' }
    expect(decideIdentity(long, {}).abbreviation).toBe('A-VERY-LONG')
    expect(decideIdentity(long, { name: 'World English Bible' }).abbreviation).toBe('WEB')
  })

  it('is else from the name of the file, then from the initials of the name, then EDITION', () => {
    expect(decideIdentity(options, { abbreviation: 'oeb/usfm/00-Front Page.usfm' }).abbreviation).toBe('KJV')
    const unusable = { ...options, fileName: 'folder/bible.zip' }
    expect(decideIdentity(unusable, { name: 'Young’s Literal Translation' }).abbreviation).toBe('YLT')
    expect(decideIdentity(unusable, {}).abbreviation).toBe('EDITION')
  })

  it('is refused when the one asked for cannot be one', () => {
    for (const abbreviation of [
      'X',
      'standard',
      'de',
      'Search',
      'A/B',
      'A B',
      'MORETHANTWELVE',
      '-AB',
      '١',
    ]) {
      expect(() => decideIdentity({ ...options, abbreviation }, {}), abbreviation).toThrow(
        'abbreviation-invalid',
      )
    }
    expect(['LUT', 'B2', 'WEB-CLASSIC', 'ΚΔ'].every(isAbbreviation)).toBe(true)
  })

  it('becomes the next free one when it is taken, without regard to case and within twelve characters', () => {
    const taken = new Set(['MENG', 'MENG-2', 'WEB-CLASSIC-'.slice(0, 11)])
    expect(decideIdentity({ ...options, abbreviation: 'Meng', taken }, {})).toMatchObject({
      abbreviation: 'Meng-3',
      taken: 'Meng',
    })
    expect(decideIdentity({ ...options, fileName: 'web-classic.zip', taken }, {}).abbreviation).toBe(
      'WEB-CLASSI-2',
    )
  })
})

describe('the name of an edition', () => {
  it('is what the person says, else the metadata, else the file, unless that is a path or damaged', () => {
    expect(decideIdentity({ ...options, name: 'Mine' }, { name: 'Its' }).name).toBe('Mine')
    expect(decideIdentity(options, { name: ' Its\n name ' }).name).toBe('Its name')
    const other = { ...options, abbreviation: 'KX' }
    expect(decideIdentity(other, { name: 'oeb/usfm/00-Front Page.usfm' }).name).toBe('kjv')
    expect(decideIdentity(other, { name: 'B\uFFFDblia' }).name).toBe('kjv')
  })

  it('is the title it is known by where its file gives the abbreviation at most', () => {
    expect(decideIdentity(options, { abbreviation: 'KJV', name: 'KJV' }).name).toBe('King James Version')
    expect(decideIdentity(options, {}).name).toBe('King James Version')
  })

  it('is the language where the title is the abbreviation over again', () => {
    const metadata = { abbreviation: 'OWN', name: 'OWN' }
    const names = ['en', 'de', 'fa', 'zh-Hant', 'und'].map(
      (locale) => decideIdentity(options, metadata, locale).name,
    )
    expect(names).toEqual(['English', 'Deutsch', 'فارسی', '繁體中文', 'OWN'])
    const taken = new Set(['OWN'])
    expect(decideIdentity({ ...options, taken }, metadata)).toMatchObject({
      abbreviation: 'OWN-2',
      name: 'English',
    })
  })

  it('is the name of the file or what the person says, even where that is the abbreviation', () => {
    expect(decideIdentity({ ...options, fileName: 'own.osis.xml.gz' }, {}).name).toBe('own')
    expect(decideIdentity({ ...options, name: 'kjv' }, { name: 'KJV' }).name).toBe('kjv')
  })
})
