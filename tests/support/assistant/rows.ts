/** Tables of sentences for the assistant: a line is a row, cells are separated by tabs, `\n` in a cell is a line end. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnswerSource } from '#core/contract/assistant/answer'
import { type Locale, locales } from '#core/contract/locales'
import { importStarter } from '../editions/starter-source'
import { type EditionLibrary, editionLibrary } from './edition-library'

const folder = import.meta.dirname

/** Empty where the file is not there. */
export function rowsOf(file: string): string[][] {
  const path = join(folder, file)
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t').map((cell) => cell.replaceAll('\\n', '\n')))
}

/** Rows whose first cell is their language, by language. */
export function byLocale(file: string): Map<Locale, string[][]> {
  const rows = rowsOf(file)
  return new Map(locales.map((locale) => [locale, rows.filter(([own]) => own === locale)]))
}

const libraries = new Map<Locale, Promise<EditionLibrary>>()

/** The starter edition of a language, made once. */
export function starterLibrary(locale: Locale): Promise<EditionLibrary> {
  const known = libraries.get(locale)
  if (known) return known
  const made = importStarter(`S${locale.toUpperCase()}`).then((edition) => editionLibrary(edition, locale))
  libraries.set(locale, made)
  return made
}

/** A source that sentences may cite as [1]. */
export const firstSource: AnswerSource = {
  n: 1,
  kind: 'article',
  link: '/article/1',
  title: 'Grace',
  resource: 'DICT',
  name: 'Dictionary',
  locale: 'en',
  excerpt: 'Grace is the favour that a king shows to a servant without any merit.',
}
