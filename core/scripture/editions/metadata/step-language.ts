/** The language of a table: of its words, not of the glosses beside them. */

import { readStepTable } from '../step/step-table'
import { isWordRow } from '../step/step-words'
import { detectLanguage } from './detect-language'

/** Verses that are looked at. */
const sample = 50_000

/** BCP 47; undefined where its words do not show it. `head`: the beginning of the file. */
export function stepLanguage(head: string): string | undefined {
  const { verses } = readStepTable(head.slice(0, sample))
  const [first] = verses
  if (first && head.split(/\r?\n/).some(isWordRow)) return first.book >= 40 ? 'grc' : 'hbo'
  return detectLanguage(verses.flatMap(({ words }) => words.map(({ text }) => text)).join(' '))
}
