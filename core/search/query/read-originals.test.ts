import { describe, expect, it } from 'vitest'
import { readOriginals, type TypedOriginal } from './read-originals'

const short = (one: TypedOriginal) => ('number' in one ? one.number : `=${one.lemma}`)
const read = (search: string) => {
  const { originals, words } = readOriginals(search)
  return [originals.map(short).join(' '), words]
}

describe('words of the original in a query', () => {
  it.each([
    ['G25', 'G25', ''],
    ['g0025', 'G25', ''],
    ['strong:G25', 'G25', ''],
    ['Strongs: h430g', 'H430G', ''],
    ['G25 "eternal life"', 'G25', '"eternal life"'],
    ['„ewiges Leben“ G25 Welt', 'G25', '„ewiges Leben“ Welt'],
    ['G25 G26', 'G25 G26', ''],
    ['G25, G0025', 'G25', ','],
    ['lemma:ἀγάπη', '=ἀγάπη', ''],
    ['lemma:agape world', '=agape', 'world'],
    ['LEMMA: חֶסֶד', '=חֶסֶד', ''],
    ['lemma：שׁלום', '=שׁלום', ''],
    ['lemma:G25', 'G25', ''],
    ['world lemma:agape G2889', '=agape G2889', 'world'],
    ['lemma:ἀγάπη?', '=ἀγάπη', '?'],
    // An unclosed quote is ignored.
    ['"eternal G2222', 'G2222', '"eternal'],
  ])('%s', (search, originals, words) => expect(read(search)).toEqual([originals, words]))

  it.each([
    'love',
    '"G25"',
    'in "G25 lemma:agape" he',
    'G',
    'G0',
    'H123456',
    'G25x7',
    'MG25',
    'lemma:',
    'lemma: "agape"',
    'dilemma:agape',
    'strong: man',
    'strong:25',
    '25',
    'G.25',
    'Ge 25',
    'Hos 11',
    '<h1>',
  ])('%s has none', (search) => expect(read(search)).toEqual(['', search]))
})
