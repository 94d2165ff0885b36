/** Questions for the assistant, with what is useful to be shown first: written by somebody who did not build it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnswerLibrary, NewSource } from '#core/assistant/answer-library'
import { headKey } from '#core/content/model/head-key'
import { isLocale, type Locale } from '#core/contract/locales'
import { extractPassages } from '#core/scripture/passages/extract-passages'
import { wantedIn } from '../search/people/people-queries'

export interface AssistantQuestion {
  locale: Locale
  text: string
  /** `LUK 15:11-32`, `word:Barnabas`. */
  sources: readonly string[]
  kind: string
  half: 'tune' | 'test'
}

export interface Unanswerable extends Omit<AssistantQuestion, 'sources'> {}

/** Rows: language, question, useful sources parted by ` | `, kind, half. */
export function assistantQuestions(): AssistantQuestion[] {
  return ['questions-de-en.tsv', 'questions-others.tsv'].flatMap(rowsOf).map((row) => {
    const [locale = '', text = '', sources = '', kind = '', half] = row
    if (!isLocale(locale) || (half !== 'tune' && half !== 'test')) throw new RangeError(row.join(' '))
    return { locale, text, sources: sources.split(' | '), kind, half }
  })
}

/** Rows: language, question, kind, half. */
export function unanswerableQuestions(): Unanswerable[] {
  return rowsOf('unanswerable.tsv').map((row) => {
    const [locale = '', text = '', kind = '', half] = row
    if (!isLocale(locale) || (half !== 'tune' && half !== 'test')) throw new RangeError(row.join(' '))
    return { locale, text, kind, half }
  })
}

function rowsOf(file: string): string[][] {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')
  return lines.filter(Boolean).map((line) => line.split('\t'))
}

/** Whether a source is one of those that are useful: an article by its head, a passage that overlaps. */
export function isUseful(source: NewSource, { sources }: AssistantQuestion, library: AnswerLibrary): boolean {
  if (source.kind === 'article') {
    const heads = sources.filter((one) => one.startsWith('word:')).map((one) => headKey(one.slice(5)))
    return heads.includes(headKey(source.title))
  }
  const passages = sources.filter((one) => !one.startsWith('word:'))
  if (passages.length === 0 || source.kind !== 'passage') return false
  const isWanted = wantedIn(
    { locale: 'en', text: '', passages, kind: '', half: 'test' },
    library.edition.numbering,
  )
  const shown = (source.verses ?? []).some(({ canonical }) => isWanted(canonical))
  return (
    shown ||
    extractPassages(source.title, library.context).some(({ from, to }) => overlaps(from, to, isWanted))
  )
}

/** Verses of a long passage beyond these are not looked at. */
const mostVerses = 3_000

function overlaps(from: number, to: number, isWanted: (canonical: number) => boolean): boolean {
  const last = Math.min(to % 1_000 === 0 ? to + 999 : to, from + mostVerses)
  for (let canonical = from; canonical <= last; canonical += 1) if (isWanted(canonical)) return true
  return false
}
