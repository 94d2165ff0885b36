import { describe, expect, it } from 'vitest'
import { foldWord } from './fold'
import { spellingsOf } from './spellings'
import { loadStem } from './stem'
import { forEachWord } from './words'

function wordsOf(text: string): string[] {
  const found: string[] = []
  forEachWord(text, (start, end) => found.push(text.slice(start, end)))
  return found
}

describe('words', () => {
  it.each([
    ['Am Anfang schuf Gott*, Himmel-und Erde.', ['Am', 'Anfang', 'schuf', 'Gott', 'Himmel', 'und', 'Erde']],
    ["l'amour de Dieu; God’s", ['l', 'amour', 'de', 'Dieu', 'God', 's']],
    ['בְּרֵאשִׁית בָּרָא־אֱלֹהִים', ['בְּרֵאשִׁית', 'בָּרָא', 'אֱלֹהִים']],
    ['می‌شود', ['می‌شود']],
    ['起初,神', ['起', '初', '神']],
    ['ဘုရား', ['ဘု', 'ရား']],
    ['', []],
    ['*.,;"', []],
    ['12 Stämme', ['12', 'Stämme']],
    ['\u{10330}\u{10331}', ['\u{10330}\u{10331}']],
  ])('of %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})

describe('folding', () => {
  it.each([
    ['de', 'TÖRICHT', 'töricht'],
    ['de', 'to\u0308richt', 'töricht'],
    ['de', 'Straße', 'straße'],
    ['de', 'café', 'cafe'],
    ['en', 'Straße', 'strasse'],
    ['fr', 'Élevé', 'eleve'],
    ['es', 'niño', 'nino'],
    ['pt', 'CORAÇÃO', 'coracao'],
    ['he', 'בְּרֵאשִׁית', 'בראשית'],
    ['he', 'שָׁלוֹם', 'שלומ'],
    ['ar', 'ٱلْكِتَابُ', 'الكتاب'],
    ['ar', 'أُمّة', 'امه'],
    ['ar', 'مـــوسى', 'موسي'],
    ['fa', 'می‌گوید', 'ميگويد'],
    ['fa', 'کتاب', 'كتاب'],
    ['fa', '۱۲', '12'],
    ['grc', 'λόγος', 'λογοσ'],
    ['en', 'ＡＢ１', 'ab1'],
    ['en', 'ﬁre', 'fire'],
    ['tr', 'İsa', 'isa'],
  ])('in %s of %s', (language, word, folded) => {
    expect(foldWord(word, language)).toBe(folded)
  })

  it('is done once: folding again changes nothing', () => {
    for (const word of ['Straße', 'ﬁre', 'Æ', 'İ', 'שָׁלוֹם', 'أُمّة', '½', 'ǆ']) {
      const once = foldWord(word, 'en')
      expect(foldWord(once, 'en')).toBe(once)
    }
  })
})

describe('spellings', () => {
  it('a typed ae oe ue ss stands for ä ö ü ß too', () => {
    expect(spellingsOf('toericht', 'de', false)).toContain('töricht')
    expect(spellingsOf('strasse', 'de', false)).toContain('straße')
    expect(spellingsOf('daß', 'de', false)).toContain('dass')
  })

  it('a typed a o u s does so only when asked', () => {
    expect(spellingsOf('toricht', 'de', false)).not.toContain('töricht')
    expect(spellingsOf('toricht', 'de', true)).toContain('töricht')
    expect(spellingsOf('grose', 'de', true)).toContain('große')
  })

  it('an umlaut stands for nothing but itself', () => {
    expect(
      spellingsOf('töricht', 'de', true).every(
        (spelling) => spelling.startsWith('tö') || spelling.startsWith('thö'),
      ),
    ).toBe(true)
  })

  it('older editions are found', () => {
    expect(spellingsOf('tun', 'de', false)).toContain('thun')
    expect(spellingsOf('sein', 'de', false)).toContain('seyn')
    expect(spellingsOf('gleichnis', 'de', false)).toContain('gleichniß')
  })

  it('begins with what was typed, is bounded, and is for German alone', () => {
    expect(spellingsOf('gott', 'de', true)[0]).toBe('gott')
    expect(spellingsOf('asousasousasousasousasousasous', 'de', true).length).toBeLessThanOrEqual(256)
    expect(spellingsOf('strasse', 'en', true)).toEqual(['strasse'])
  })
})

describe('stems', () => {
  it.each([
    ['de', ['haus', 'häuser', 'hauses']],
    ['de', ['gerecht', 'gerechtigkeit']],
    ['en', ['righteous', 'righteousness']],
    ['en', ['love', 'loved', 'loving']],
    ['es', ['hijo', 'hijos']],
  ])('in %s are equal for %j', async (language, forms) => {
    const stem = await loadStem(language)
    expect(new Set(forms.map(stem)).size).toBe(1)
  })

  it('leave words of other languages alone', async () => {
    expect((await loadStem('he'))('דברימ')).toBe('דברימ')
  })
})
