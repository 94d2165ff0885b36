/** The common part of a word's forms, by language (Snowball's rules); used only by hybrid search. */

/** The stem of a folded word. */
export type Stem = (folded: string) => string

type StemmerModule = Promise<{ stemmer: Stem }>
const modules: Readonly<Record<string, () => StemmerModule>> = {
  ar: () => import('@orama/stemmers/arabic'),
  de: () => import('@orama/stemmers/german'),
  en: () => import('@orama/stemmers/english'),
  es: () => import('@orama/stemmers/spanish'),
  fr: () => import('@orama/stemmers/french'),
  it: () => import('@orama/stemmers/italian'),
  pt: () => import('@orama/stemmers/portuguese'),
}

/**
 * The stemmer of a language (first part of a BCP 47 tag); for a language without one it
 * returns the word itself. Stemming a stem changes nothing: some rules of Snowball need
 * a second pass (righteousness, righteous).
 */
export async function loadStem(language: string): Promise<Stem> {
  const found = modules[language]
  if (!found) return (folded) => folded
  const { stemmer } = await found()
  return (folded) => stemmer(stemmer(folded))
}
