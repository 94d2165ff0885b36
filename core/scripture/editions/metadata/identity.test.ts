import { describe, expect, it } from 'vitest'
import { decideIdentity, isAbbreviation } from './identity'

const options = { fileName: 'kjv.osis.xml.gz', taken: new Set<string>() }

describe('the abbreviation of an edition', () => {
  it('is what the person says, as typed', () => {
    expect(decideIdentity({ ...options, abbreviation: ' NeÜ ' }, { abbreviation: 'X1' }).abbreviation).toBe(
      'NeÜ',
    )
  })

  it('is else from the metadata, without the language some modules begin with', () => {
    const found = ['KJV', 'GerMenge', 'PorBLivre', 'elb1905', 'LUTH1912AP', 'My Bible', 'OSHB']
    expect(found.map((abbreviation) => decideIdentity(options, { abbreviation }).abbreviation)).toEqual([
      'KJV',
      'MENGE',
      'BLIVRE',
      'ELB1905',
      'LUTH1912AP',
      'MY-BIBLE',
      'OSHB',
    ])
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
    expect(decideIdentity(options, { name: 'oeb/usfm/00-Front Page.usfm' }).name).toBe('kjv')
    expect(decideIdentity(options, { name: 'B\uFFFDblia' }).name).toBe('kjv')
  })
})
