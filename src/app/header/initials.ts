/**
 * The initials of a person: the first letter of the first and of the last word of the name. A single letter
 * in scripts without capitals, where two letters would join.
 */
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
