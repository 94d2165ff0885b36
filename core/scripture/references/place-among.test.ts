import { expect, it } from 'vitest'
import { bareSummary } from '../../../tests/support/editions/bare-edition'
import type { Numbering } from '../../contract/editions/edition'
import { loadNames } from '../names/load-names'
import { pathAmong, verseAmong } from './place-among'

const separators = { book: ';', chapter: ':', verse: ',', range: '-' }
const en = await loadNames('en')
const naming = { names: en.names, separators }
const edition = (abbreviation: string, numbering: Numbering) =>
  bareSummary({ abbreviation, numbering, separators })
const kjv = edition('KJV', { base: 'eng', corrections: [] })
// The Synodal text as it is detected: the additions stand in the third chapter of Daniel, as in the Vulgate.
const synodal = edition('SYN', { base: 'rsc', corrections: [{ chapter: 27_003_000, like: 'vul' }] })

it.each([
  ['Daniel 3:91 is 3:24', 27_003_091, undefined, '/KJV.SYN/Dan3:24'],
  ['the end of its chapter is the beginning of the next one', 27_003_097, 27_003_100, '/KJV.SYN/Dan3:30-4:3'],
  ['a psalm has another number and no verse for its title', 19_050_012, undefined, '/KJV.SYN/Ps51:10'],
  ['a whole psalm likewise', 19_050_000, undefined, '/KJV.SYN/Ps51'],
  [
    'what only this edition has is opened in it, the other one beside it',
    27_003_050,
    27_003_051,
    '/SYN.KJV/Dan3:50-51',
  ],
])('a reference of the second column leads to the same text: %s', (_, from, to, path) => {
  expect(pathAmong({ manifests: [kjv, synodal], of: synodal, naming }, from, to)).toBe(path)
})

it('a reference of the first column keeps its numbers', () => {
  expect(pathAmong({ manifests: [synodal, kjv], of: synodal, naming }, 27_003_091, undefined)).toBe(
    '/SYN.KJV/Dan3:91',
  )
})

it('a verse of the second column is counted as in the first', () => {
  expect(verseAmong({ manifests: [kjv, synodal], of: synodal }, 19_050_012)).toBe(19_051_010)
  expect(verseAmong({ manifests: [kjv, synodal], of: synodal }, 27_003_050)).toBe(27_003_050)
})
