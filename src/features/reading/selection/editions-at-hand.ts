/** The editions that can show a verse, by language: those of the text that is read first, then those of the reader. Pure. */
import { languageOf } from '#core/words/language'

/** Which of them are shown. */
export const verseScopes = ['language', 'all'] as const
export type VerseScope = (typeof verseScopes)[number]

interface Known {
  abbreviation: string
  isInstalled: boolean
  summary: { locale: string }
}

export interface AtHand {
  abbreviation: string
  language: string
  /** It is open or on this device; only the library has the others. */
  isHere: boolean
}

interface Reader {
  /** Abbreviations of the text that is read. */
  open: readonly string[]
  /** As codes without a region; that of the interface first. */
  languages: readonly string[]
}

/** The first one is read first. Within a language those that are open, then those on this device, then as they are known. */
export function editionsAtHand(known: readonly Known[], { open, languages }: Reader): AtHand[] {
  const unknown = open.filter((name) => known.every(({ abbreviation }) => abbreviation !== name))
  const [ofReader = ''] = languages
  const found = [
    // Just after a first visit they are not among the known ones.
    ...unknown.map((abbreviation) => ({ abbreviation, language: ofReader, isHere: true })),
    ...known.map(({ abbreviation, isInstalled, summary }) => ({
      abbreviation,
      language: languageOf(summary.locale),
      isHere: isInstalled || open.includes(abbreviation),
    })),
  ]
  const ofOpen = open.flatMap(
    (name) => found.find(({ abbreviation }) => abbreviation === name)?.language ?? [],
  )
  const order = [...ofOpen, ...languages, ...found.map(({ language }) => language)]
  const languageRank = ({ language }: AtHand) => order.indexOf(language)
  const openRank = ({ abbreviation }: AtHand) => rankIn(open, abbreviation)
  return found.toSorted(
    (a, b) =>
      languageRank(a) - languageRank(b) || openRank(a) - openRank(b) || Number(b.isHere) - Number(a.isHere),
  )
}

const rankIn = (list: readonly string[], one: string) => {
  const at = list.indexOf(one)
  return at < 0 ? list.length : at
}

/** The same by language, in the order of their first ones. */
export function byLanguage<One>(list: readonly One[], languageIn: (one: One) => string): One[][] {
  const groups = new Map<string, One[]>()
  for (const one of list) {
    const language = languageIn(one)
    groups.set(language, [...(groups.get(language) ?? []), one])
  }
  return [...groups.values()]
}
