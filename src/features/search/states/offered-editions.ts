/** Editions worth trying with the same words: those in a language of the reader or of the searched editions. Pure. */
interface Known {
  abbreviation: string
  summary: { locale: string }
}

/** `languages`: those of the reader, as codes without a region. The order of the known editions stays. */
export function offeredEditions<Edition extends Known>(
  known: readonly Edition[],
  searched: readonly string[],
  languages: readonly string[],
): Edition[] {
  const isSearched = ({ abbreviation }: Known) => searched.includes(abbreviation)
  const wanted = new Set([...languages, ...known.filter(isSearched).map(languageOf)])
  return known.filter((edition) => !isSearched(edition) && wanted.has(languageOf(edition)))
}

const languageOf = ({ summary }: Known) => summary.locale.split('-')[0] ?? ''
