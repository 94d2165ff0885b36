/** Words of a text as an aligner counts them: forms of a word are one, and what is written together with it is taken off. */
import { isLocale } from '#core/contract/locales'
import { wordForms } from '#core/languages/word-forms'
import type { Token } from '#core/originals/word-tokens'
import { classOf, standalone } from '#core/words/characters'
import { foldWord } from '#core/words/fold'
import { languageOf } from '#core/words/language'
import { loadStem } from '#core/words/stem'
import { forEachWord, isRun } from '#core/words/words'

export interface TextWord extends Token {
  stem: string
}

/** Splits a verse into its words. */
export type SplitWords = (content: string) => TextWord[]

/** Letters that are left of a word without the letter before it. */
const leastLeft = 3
/** How often a word without its first letter stands by itself, against the word with it. */
const leastAlone = 0.5

/**
 * For the texts of an edition, of which `contents` gives all verses: where a language writes "and" or "to" as a letter before a
 * word (Hebrew, Arabic), it is one where the rest of the word stands by itself often enough.
 */
export async function wordSplitter(locale: string, contents: Iterable<string>): Promise<SplitWords> {
  const language = languageOf(locale)
  const stem = await loadStem(language)
  const prefixes = isLocale(language) ? wordForms[language].prefixLetters : ''
  const counts = new Map<string, number>()
  if (prefixes !== '')
    for (const content of contents)
      forEachWord(content, (from, to) => {
        const word = foldWord(content.slice(from, to), language)
        counts.set(word, (counts.get(word) ?? 0) + 1)
      })
  const withoutPrefix = (word: string) => {
    const rest = word.slice(1)
    if (rest.length < leastLeft || !prefixes.includes(word.charAt(0))) return word
    return (counts.get(rest) ?? 0) >= leastAlone * (counts.get(word) ?? 0) ? rest : word
  }
  const known = new Map<string, string>()
  const stemOf = (written: string) => {
    let found = known.get(written)
    if (found === undefined) {
      const word = foldWord(written, language)
      found = stem(prefixes === '' ? word : withoutPrefix(word))
      known.set(written, found)
    }
    return found
  }
  return (content) =>
    wordsOf(content, language).map(({ from, to }) => ({ from, to, stem: stemOf(content.slice(from, to)) }))
}

/** Words between blanks; of scripts without blanks as ICU finds them. */
function wordsOf(content: string, language: string): Token[] {
  const words: Token[] = []
  let isUnspaced = false
  forEachWord(content, (from, to) => {
    const last = words.at(-1)
    if (last && isRun(content, last.to, from)) {
      last.to = to
      isUnspaced = true
    } else words.push({ from, to })
  })
  return isUnspaced ? words.flatMap((word) => cut(content, word, language)) : words
}

const segmenters = new Map<string, Intl.Segmenter>()

function cut(content: string, { from, to }: Token, language: string): Token[] {
  if (classOf(content.charCodeAt(from)) !== standalone) return [{ from, to }]
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return Array.from(segmenter.segment(content.slice(from, to)), ({ index, segment }) => ({
    from: from + index,
    to: from + index + segment.length,
  }))
}
