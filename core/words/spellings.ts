/**
 * Equivalent spellings of a typed German word (FEATURES SRCH-02): `ae` for ä, `ss` for ß and the spelling of
 * older editions; without umlauts also `a` for ä.
 */

/** From typed letters to possible letters of the text; longer ones first. */
type Rule = readonly [typed: string, written: readonly string[], onlyAt?: 'end']

const always: readonly Rule[] = [
  ['nis', ['niß'], 'end'],
  ['niß', ['nis'], 'end'],
  ['ae', ['ä']],
  ['oe', ['ö']],
  ['ue', ['ü']],
  ['ss', ['ß']],
  ['ß', ['ss']],
  ['th', ['t']],
  ['ei', ['ey']],
  ['ey', ['ei']],
  ['t', ['th']],
]
const withoutUmlauts: readonly Rule[] = [
  ['a', ['ä']],
  ['o', ['ö']],
  ['u', ['ü']],
  ['s', ['ß']],
]

/** More would take too long; words with so many choices do not occur. */
const maxSpellings = 256

/** All spellings of a folded word, the typed one first; only itself in other languages. */
export function spellingsOf(word: string, language: string, isUmlautFree: boolean): string[] {
  if (language !== 'de') return [word]
  const rules = isUmlautFree ? [...always, ...withoutUmlauts] : always
  let spellings = [{ written: '', at: 0 }]
  const done = new Set<string>()
  while (spellings.length > 0) {
    const next: typeof spellings = []
    for (const { written, at } of spellings) {
      if (at === word.length) done.add(written)
      else next.push(...continuations(word, written, at, rules))
    }
    spellings = next.slice(0, maxSpellings)
  }
  return [...done]
}

function continuations(word: string, written: string, at: number, rules: readonly Rule[]) {
  const found = [{ written: written + word.charAt(at), at: at + 1 }]
  for (const [typed, others, onlyAt] of rules) {
    if (!word.startsWith(typed, at)) continue
    const end = at + typed.length
    if (onlyAt === 'end' && end !== word.length) continue
    if (typed === 't' && !mayHaveH(word, at)) continue
    for (const other of others) found.push({ written: written + other, at: end })
  }
  return found
}

/** Older editions write th at the beginning of a syllable and after a vowel or r: thun, Rath, werth. */
function mayHaveH(word: string, at: number): boolean {
  const after = word.charAt(at + 1)
  return (
    after !== 'h' &&
    after !== 't' &&
    after !== 'z' &&
    word.charAt(at - 1) !== 't' &&
    word.charAt(at - 1) !== 's'
  )
}
