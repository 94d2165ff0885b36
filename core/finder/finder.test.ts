import { describe, expect, it } from 'vitest'
import { bookOf, placeOf } from '../canonical'
import { entryOfTopic, topicNumberOf } from '../content/reading/own-topics'
import { locales } from '../contract/locales'
import { verseTable } from '../scripture/numbering/verse-table'
import { tableNumbering } from '../scripture/pericopes/parallels-of'
import { pericopes } from '../scripture/pericopes/pericopes'
import { bundledFinder } from './bundled-finder'
import { entriesAt, mostAbout } from './entries-at'
import { readEntries, versesOf } from './entry'
import { findEntries, isKnownName, titleOf, withoutQuestion } from './finder'

const { lastVerse } = verseTable(tableNumbering)
const entries = await bundledFinder.entries()

describe('the table of entries', () => {
  it('names passages that there are, and entries that there are', () => {
    const wrong = [...entries.values()].flatMap(({ id, passages, related }) => {
      const absent = passages
        .map(versesOf)
        .filter(({ from, to }) => !isThere(from) || (to % 1_000 !== 999 && !isThere(to)))
      return absent.length > 0 || related.some((one) => !entries.has(one)) || passages.length === 0
        ? [id]
        : []
    })
    expect(wrong).toEqual([])
  })

  /** Books beyond the canon of 66 have no counts in this table. */
  const isThere = (canonical: number) => {
    const { book, chapter, verse } = placeOf(canonical)
    return (
      bookOf(canonical) >= 90 ||
      (verse >= 1 && verse <= Math.max(1, lastVerse(book, chapter)) && lastVerse(book, chapter) > 0)
    )
  }

  it('tells every pericope of the gospels', () => {
    const told = new Set([...entries.values()].flatMap((entry) => entry.pericopes))
    expect(pericopes.filter(({ id }) => !told.has(id)).map(({ id }) => id)).toEqual([])
  })

  it('reads rows with weights, parts, pericopes and related entries', () => {
    const [entry] = readEntries({ S001: 'LUK 15:11-32*3s|PSA 23|EXO 20:13*2!|>S002' }).values()
    expect(entry).toMatchObject({
      kind: 'story',
      passages: [
        { from: 42_015_011, to: 42_015_032, weight: 3, part: 'story' },
        { from: 19_023_000, to: 19_023_000, weight: 1 },
        { from: 2_020_013, to: 2_020_013, weight: 2, isHard: true },
      ],
      related: ['S002'],
    })
    expect(() => readEntries({ Q001: 'LUK 15' })).toThrow(RangeError)
    expect(() => readEntries({ S001: 'LUK x' })).toThrow(RangeError)
  })

  it('has a topic number for each entry, and back', () => {
    for (const id of entries.keys()) expect(entryOfTopic(topicNumberOf(id), entries)?.id).toBe(id)
    expect(entryOfTopic(7, entries)).toBeUndefined()
  })
})

describe.each(locales)('the names in %s', (locale) => {
  it('are complete, and no title stands twice', async () => {
    const names = await bundledFinder.names(locale)
    expect([...entries.keys()].filter((id) => !names.has(id))).toEqual([])
    expect([...names.keys()].filter((id) => !entries.has(id))).toEqual([])
    const titles = [...names.values()].map(([title = '']) => title.toLowerCase())
    expect(titles.filter((title, at) => title === '' || titles.indexOf(title) !== at)).toEqual([])
  })

  it('find their own entry first, or one with the same passages', async () => {
    const finder = await bundledFinder.finder(locale, [])
    const names = await bundledFinder.names(locale)
    const some = [...names].filter((_, at) => at % 15 === 0)
    const lost = some.filter(([id, [title = '']]) => findEntries(finder, title)[0]?.id !== id)
    expect(lost.length / some.length).toBeLessThan(0.06)
  })
})

describe('what people type', () => {
  const first = async (text: string, locale: (typeof locales)[number] = 'de') => {
    const finder = await bundledFinder.finder(locale, [])
    const [best] = findEntries(finder, text)
    return best && best.score >= 0.62 ? titleOf(finder, best.id)?.title : undefined
  }

  it.each([
    ['bergpredigt', /Bergpredigt/],
    ['predigt berg', /Bergpredigt/],
    ['Vater unser', /Vaterunser/],
    ['10 gebote', /Zehn Gebote|zehn Gebote/],
    ['weihnachtsgeschichte', /Geburt|Weihnacht/],
    ['was sagt die bibel zum thema selbstmord', /Selbstmord|Suizid/],
    ['barmherzige samarita', /Samariter/],
    ['auferstehnug der toten', /Auferstehung/],
  ])('%s', async (text, title) => {
    expect(await first(text)).toMatch(title)
  })

  it('may be in a language beside that of the interface', async () => {
    expect(await first('prodigal son')).toMatch(/verlorene Sohn/i)
    expect(await first('bergpredigt', 'es')).toMatch(/monte|montaña/i)
  })

  it('names nothing where it is no name', async () => {
    expect(await first('qwertz')).toBeUndefined()
    expect(await first('')).toBeUndefined()
    expect(await first('?!')).toBeUndefined()
  })

  it('is read while it is typed', async () => {
    const finder = await bundledFinder.finder('de', [])
    const titles = findEntries(finder, 'bergpre', true).map(({ id }) => titleOf(finder, id)?.title)
    expect(titles.slice(0, 3).join()).toMatch(/Bergpredigt/)
    expect(findEntries(finder, 'bergpre')[0]?.score ?? 0).toBeLessThan(0.9)
  })

  it('is asked for without the words of a question', async () => {
    const finder = await bundledFinder.finder('de', [])
    expect(withoutQuestion(finder, 'Was sagt die Bibel über Geld und Reichtum?')).toBe('Geld und Reichtum')
    expect(withoutQuestion(finder, 'what does the bible say about tattoos')).toBe('tattoos')
    expect(withoutQuestion(finder, 'Am Anfang war das Wort')).toBe('Am Anfang war das Wort')
    expect(isKnownName(finder, 'Bergpredigt')).toBe(true)
    expect(isKnownName(finder, 'qwertzuiop')).toBe(false)
  })

  it('of hostile length does not hang', async () => {
    const finder = await bundledFinder.finder('de', [])
    const texts = [
      'a'.repeat(10_000),
      'wort '.repeat(2_000),
      '\u202e\u2066'.repeat(5_000),
      'was sagt die bibel '.repeat(500),
    ]
    for (const text of texts) {
      const from = performance.now()
      withoutQuestion(finder, text)
      findEntries(finder, text)
      expect(performance.now() - from).toBeLessThan(1_000)
    }
  })
})

it('a chapter tells what it is about', () => {
  const at = entriesAt(entries, 42_015_001, 42_015_032)
  expect(at.length).toBeGreaterThan(2)
  expect(at.every(({ passage }) => bookOf(passage.from) === 42)).toBe(true)
})

describe('a chapter', () => {
  const shown = async (from: number, to: number) => {
    const names = await bundledFinder.names('en')
    return mostAbout(entriesAt(entries, from, to)).map(({ entry }) => names.get(entry.id)?.[0])
  }

  it.each([
    [1_001_001, 1_001_031, 'The creation of the world'],
    [9_017_001, 9_017_058, 'David and Goliath'],
    [42_015_001, 42_015_032, 'The prodigal son'],
    [44_002_001, 44_002_047, 'Pentecost'],
  ])('from %i to %i shows what it tells', async (from, to, title) => {
    expect(await shown(from, to)).toContain(title)
  })

  it('shows no more than five, no themes, in the order of the verses', () => {
    for (let chapter = 1; chapter <= 28; chapter += 1) {
      const at = mostAbout(
        entriesAt(entries, 40_000_000 + chapter * 1_000 + 1, 40_000_000 + chapter * 1_000 + 99),
      )
      expect(at.length).toBeLessThanOrEqual(5)
      expect(at.filter(({ entry }) => ['theme', 'thing'].includes(entry.kind))).toEqual([])
      const starts = at.map(({ passage }) => passage.from)
      expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    }
  })
})
