/** Letters that Hebrew and Arabic write before a word: and, in, to, from, as, that. */
export const prefixLetters = { he: 'הובכלמש', ar: 'وفبلك' } as const

const patterns: Readonly<Partial<Record<string, RegExp>>> = {
  he: new RegExp(`^[${prefixLetters.he}]`, 'u'),
  ar: new RegExp(`^[${prefixLetters.ar}]`, 'u'),
}

/** The word without such a letter, where `least` letters are left; other languages keep the whole word. */
export function withoutPrefixLetter(word: string, locale: string, least: number): string {
  const pattern = patterns[locale]
  return pattern && [...word].length > least ? word.replace(pattern, '') : word
}
