/** The common part of a word's forms, by language (Snowball's rules); used only by hybrid search. */
import { isLocale } from '../contract/locales'
import { wordForms } from '../languages/word-forms'

/** The stem of a folded word. */
export type Stem = (folded: string) => string

/**
 * The stemmer of a language (first part of a BCP 47 tag); for a language without one it
 * returns the word itself. Stemming a stem changes nothing: some rules of Snowball need
 * a second pass (righteousness, righteous).
 */
export async function loadStem(language: string): Promise<Stem> {
  const found = isLocale(language) ? wordForms[language].stemmer : undefined
  if (!found) return (folded) => folded
  const { stemmer } = await found()
  return (folded) => stemmer(stemmer(folded))
}
