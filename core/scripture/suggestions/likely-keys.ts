/** Which keys are likely next in the combined input, so that their answers can be there before they are typed. */
import type { InputLanguage } from './input-language'

/** Of places in any notation; what a translation writes between chapter and verse may be another one. */
const signs = [...'0123456789 ,.-']

/** After `typed`, the letters the names of the books go on with; after a place, its numbers and signs. A colon may end a prefix and is never one. */
export function likelyKeys(
  typed: string,
  { packs, separators }: InputLanguage,
  isPlace: boolean,
): ReadonlySet<string> {
  const begun = typed.trimStart().toLowerCase()
  const letters = packs
    .flatMap(({ names }) => Object.values(names))
    .filter(({ name }) => name.toLowerCase().startsWith(begun))
    .flatMap(({ name }) => nextLetters(name, begun.length))
  const keys = new Set([...letters, ...(isPlace ? [...signs, separators.verse] : [])])
  keys.delete(':')
  return keys
}

/** As it is printed, and small. */
function nextLetters(name: string, at: number): string[] {
  const [letter] = name.slice(at)
  return letter ? [letter, letter.toLowerCase()] : []
}
