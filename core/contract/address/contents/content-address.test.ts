/** Every rule of part 2 §2 about addresses of the content areas, over made-up contents and over none. */
import { describe, expect, it } from 'vitest'
import { contentPlace } from './content-address'
import type { KnownContents } from './known-contents'

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'
const known: KnownContents = {
  resources: new Map([
    ['LEX', 'dictionary'],
    ['MAP', 'graphic'],
    ['FILM', 'video'],
    ['COM', 'commentary'],
  ]),
  plans: new Map([['year', { number: 1, sections: new Set([1, 2]) }]]),
  topics: new Map([[7, { id: 7, word: 'hope' }]]),
  verses: new Set([uuid]),
}

it.each([
  ['a resource by title and id', '/dictionary/LEX/aaron/12', 'here'],
  ['an abbreviation in small letters', '/dictionary/lex/aaron/12', 'here'],
  ['a numeric title without id, which is the id', '/graphic/MAP/12', 'here'],
  ['a resource below a language', '/fr/video/FILM/intro/3', 'here'],
  ['a commentary without id', '/commentary/COM', 'here'],
  ['a commentary with a title that is no number', '/commentary/COM/genesis', 'here'],
  ['a commentary by id', '/commentary/COM/genesis/5', 'here'],
  ['a provider that is not the one of the abbreviation', '/graphic/LEX/aaron/12', 'nowhere'],
  ['an abbreviation nobody knows', '/dictionary/NONE/aaron/12', 'nowhere'],
  ['a provider alone', '/dictionary', 'nowhere'],
  ['an id that is no number', '/dictionary/LEX/aaron/x12', 'nowhere'],
  ['an id beyond all numbers', '/dictionary/LEX/aaron/1234567890', 'nowhere'],
  ['words behind the id', '/dictionary/LEX/aaron/12/more', 'nowhere'],
  ['no id: the list', '/dictionary/LEX', '/dictionaries'],
  ['a title that is no number: the list', '/graphic/MAP/rivers', '/graphics'],
  ['the list below the same language', '/he/video/FILM', '/he/videos'],
  ['a list', '/dictionaries', 'here'],

  ['a topic under its canonical address', '/topic/hope/7', 'here'],
  ['a topic under another word', '/topic/hoffnung/7', '/topic/hope/7'],
  ['a topic nobody knows', '/topic/hope/8', 'nowhere'],
  ['a topic without id', '/topic/hope', 'nowhere'],
  ['the list of topics', '/topics', 'here'],

  ['a plan', '/reading-plan/year/1', 'here'],
  ['a section of a plan', '/reading-plan/year/january/2', 'here'],
  ['a section that the plan does not have', '/reading-plan/year/february/3', 'nowhere'],
  ['a plan under another number', '/reading-plan/year/2', 'nowhere'],
  ['a plan in capitals', '/reading-plan/Year/1', '/reading-plan/year/1'],
  ['a plan nobody knows', '/reading-plan/none/1', 'nowhere'],
  ['anything else behind a plan: the list', '/reading-plan/year', '/reading-plans'],
  ['a plan whose id is no number: the list', '/reading-plan/year/first', '/reading-plans'],
  ['four words behind a plan: the list', '/reading-plan/year/a/b/4', '/reading-plans'],
  ['plans below a language', '/it/reading-plan/year', '/it/reading-plans'],

  ['the verse of today', '/verse-of-the-day', 'here'],
  ['the verse of a day', '/verse-of-the-day/2026-11-21', 'here'],
  ['a leap day', '/verse-of-the-day/2028-02-29', 'here'],
  ['a leap day of a full century', '/verse-of-the-day/2000-02-29', 'here'],
  ['a verse by UUID', `/verse-of-the-day/${uuid}`, 'here'],
  ['a UUID in capitals', `/verse-of-the-day/${uuid.toUpperCase()}`, 'here'],
  ['a UUID of no entry', '/verse-of-the-day/7c9e6679-7425-40de-944b-e07fc1f90ae7', 'nowhere'],
  ['a leap day of no leap year', '/verse-of-the-day/2026-02-29', 'nowhere'],
  ['a leap day of a century that has none', '/verse-of-the-day/1900-02-29', 'nowhere'],
  ['a 31st of April', '/verse-of-the-day/2026-04-31', 'nowhere'],
  ['a thirteenth month', '/verse-of-the-day/2026-13-01', 'nowhere'],
  ['a day 0', '/verse-of-the-day/2026-01-00', 'nowhere'],
  ['a year 0', '/verse-of-the-day/0000-01-01', 'nowhere'],
  ['a date in another order', '/verse-of-the-day/21-11-2026', 'nowhere'],
  ['a date with a time', '/verse-of-the-day/2026-11-21T00:00', 'nowhere'],
  ['a date without leading zeros', '/verse-of-the-day/2026-1-1', 'nowhere'],
  ['a UUID that is cut off', '/verse-of-the-day/0f8fad5b-d9cb-469f', 'nowhere'],
  ['a word behind the date', '/verse-of-the-day/2026-11-21/x', 'nowhere'],
  ['a word that is no date', '/verse-of-the-day/today', 'nowhere'],
  ['a place of another area', '/help/88', 'here'],
])('%s: %s', (_, path, wanted) => {
  const place = contentPlace(path, known)
  expect(place.kind === 'elsewhere' ? place.path : place.kind).toBe(wanted)
})

describe('as long as there are no contents', () => {
  it.each(['/dictionary/LEX/aaron/12', '/commentary/COM', '/topic/hope/7', '/reading-plan/year/1'])(
    '%s leads nowhere',
    (path) => {
      expect(contentPlace(path)).toEqual({ kind: 'nowhere' })
    },
  )

  it.each(['/dictionaries', '/topics', '/reading-plans', '/verse-of-the-day/2026-11-21', '/videos'])(
    '%s is there',
    (path) => {
      expect(contentPlace(path)).toEqual({ kind: 'here' })
    },
  )
})
