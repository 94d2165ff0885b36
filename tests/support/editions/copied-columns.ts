/** Columns to copy from: chapters of a few verses in editions of four languages. */
import { canonicalOf } from '#core/canonical'
import type { Block, Chapter } from '#core/contract/editions/chapter'
import { loadNames } from '#core/scripture/names/load-names'
import type { CopiedColumn } from '#core/scripture/selection/copied-text'
import { referencesTo } from '#core/scripture/selection/name-verses'
import { canonicalsOf, versesAmong, wholeChapter } from '#core/scripture/selection/selected-verses'

export const copiedAddress = 'https://example.org/SDE/Matth7,6.10-11'

const names = {
  de: (await loadNames('de')).names,
  en: (await loadNames('en')).names,
  ar: (await loadNames('ar')).names,
  he: (await loadNames('he')).names,
}
const separators = {
  de: { book: ';', chapter: ',', verse: '.', range: '-' },
  en: { book: ';', chapter: ':', verse: ',', range: '-' },
  ar: { book: '؛', chapter: ':', verse: '،', range: '-' },
  he: { book: ';', chapter: ',', verse: '.', range: '-' },
}

/** Verses of a chapter as an edition in a language has them. */
export function columnOf(
  chapter: Chapter,
  numbers: readonly number[],
  locale: keyof typeof names = 'de',
  abbreviation = 'SDE',
): CopiedColumn {
  const chosen = versesAmong([chapter], new Set(numbers.map((number) => chapter.canonical + number)))
  const whole = wholeChapter(chosen, [chapter])
  return {
    verses: chosen,
    references: whole ? [whole] : referencesTo(canonicalsOf(chosen), chosen),
    naming: { names: names[locale], separators: separators[locale], locale },
    abbreviation,
    name: 'Schlichte deutsche Bibel',
    locale,
    direction: locale === 'ar' || locale === 'he' ? 'rtl' : 'ltr',
  }
}
export const line = (verse: number, offset: number, type: Block['type'] = 'line'): Block => ({
  type,
  verse,
  offset,
})
/** A heading, two stanzas, and a paragraph after them. */
export const psalm: Chapter = {
  canonical: canonicalOf(19, 23, 0),
  verses: [
    { verse: 1, content: 'Der Herr ist mein Hirte, mir fehlt nichts.' },
    { verse: 2, content: 'Er lagert mich auf Gras.' },
    { verse: 3, content: 'Er erquickt mich.' },
    { verse: 4, content: 'So sang David.' },
    { verse: 5, content: 'Ende.' },
  ],
  blocks: [
    { type: 'heading', verse: 1, offset: 0, content: 'Der Hirte' },
    { type: 'title', verse: 1, offset: 0, content: 'Von David.' },
    line(1, 0),
    line(1, 25),
    line(2, 0, 'stanza'),
    line(2, 0),
    line(2, 14),
    { type: 'heading', verse: 3, offset: 0, content: 'Erquickung' },
    line(3, 0),
    line(4, 0, 'paragraph'),
  ],
}
