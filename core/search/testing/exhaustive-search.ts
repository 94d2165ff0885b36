/**
 * A search that reads every verse: the index has to agree with it (PERFORMANCE S1). Slow, and sharing only
 * folding and spellings with the engine.
 */
import type { Chapter } from '../../contract/editions/chapter'
import { foldWord } from '../../words/fold'
import { spellingsOf } from '../../words/spellings'

/** A query for the exhaustive search. */
export interface PlainQuery {
  /** Words next to each other; mostly one. */
  units: readonly (readonly string[])[]
  percent: number
  fullwords: boolean
  umlaute: boolean
  /** All units are required. */
  isQuoted: boolean
}

/** Canonicals of the verses found, ascending. */
export function searchExhaustively(
  chapters: readonly Chapter[],
  language: string,
  query: PlainQuery,
): number[] {
  const patterns = query.units.map((unit) => unitPattern(unit, language, query))
  return chapters.flatMap(({ canonical, verses, blocks }) => {
    const breaks = new Set(
      blocks.filter(({ type, offset }) => type !== 'line' && offset === 0).map(({ verse }) => verse),
    )
    const own = verses.map(({ content }) => {
      const folded = foldedText(content, language)
      return patterns.map((pattern) => pattern.test(folded))
    })
    return verses.flatMap(({ verse }, at) => {
      const isLinked = (other: number) =>
        other > 0 && other < verses.length && !breaks.has(verses[other]?.verse ?? 0)
      const around = patterns.map(
        (_, unit) =>
          own[at]?.[unit] ||
          (isLinked(at) && own[at - 1]?.[unit]) ||
          (isLinked(at + 1) && own[at + 1]?.[unit]),
      )
      const hasOne = own[at]?.some(Boolean)
      const isEnough = around.filter(Boolean).length * 100 >= query.percent * patterns.length
      const isFound = query.isQuoted ? own[at]?.every(Boolean) : hasOne && isEnough
      return isFound ? [canonical + verse] : []
    })
  })
}

/** The words of a text, each between spaces. */
function foldedText(text: string, language: string): string {
  const words = text.split(/[^\p{L}\p{M}\p{Nd}\u200c\u200d]+/u).map((word) => foldWord(word, language))
  return ` ${words.filter(Boolean).join(' ')} `
}

function unitPattern(unit: readonly string[], language: string, { fullwords, umlaute }: PlainQuery): RegExp {
  const part = fullwords ? '' : '[^ ]*'
  const words = unit.map((word) => {
    const spellings = spellingsOf(foldWord(word, language), language, umlaute)
    return `${part}(?:${spellings.join('|')})${part}`
  })
  return new RegExp(` ${words.join(' ')} `, 'u')
}
