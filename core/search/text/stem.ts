/** What the forms of a word have in common, by language (Snowball's rules); used by hybrid search only. */

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
 * The stemmer of a language (first part of a BCP 47 tag); a language without one gives the word itself. Stems of stems are the same:
 * some rules of Snowball need a second time (righteousness, righteous).
 */
export async function loadStem(language: string): Promise<Stem> {
  const found = modules[language]
  if (!found) return (folded) => folded
  const { stemmer } = await found()
  return (folded) => stemmer(stemmer(folded))
}
