/** The letters that stand for a person: of the first and the last word of their name; one where letters have no capitals and would join. */
export function initialsOf(name: string, locale: string): string {
  const words = name.split(/[\s._-]+/u).filter(Boolean)
  const first = firstLetter(words[0] ?? '', locale)
  const last = words.length > 1 ? firstLetter(words.at(-1) ?? '', locale) : ''
  return first.toLocaleLowerCase(locale) === first ? first : first + last
}

function firstLetter(word: string, locale: string): string {
  const [letter] = new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(word)
  return (letter?.segment ?? '').toLocaleUpperCase(locale)
}
