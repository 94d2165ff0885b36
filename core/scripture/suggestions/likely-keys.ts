/**
 * Which keys are likely next in the combined input, so that their answers can be
 * prepared before they are typed.
 */
import type { Offer } from '../../contract/address/suggestion'
import type { InputLanguage } from './input-language'

/** Characters of places in any notation; a translation may write another sign between chapter and verse. */
const signs = [...'0123456789 ,.-']
/** With this few names, letters that are left out or doubled are prepared for, too. */
const fewNames = 4

/**
 * After `typed`: the letters with which the names of the books continue, and after a
 * place its numbers and signs. If no name begins like this, the suggestions for it
 * count. A colon may end a prefix and is never included.
 */
export function likelyKeys(
  typed: string,
  { packs, separators }: InputLanguage,
  { suggestions, outcome }: Offer,
): ReadonlySet<string> {
  const begun = typed.trimStart().toLowerCase()
  const begin = packs
    .flatMap(({ names }) => Object.values(names))
    .map(({ name }) => name)
    .filter((name) => name.toLowerCase().startsWith(begun))
  const offered = suggestions.filter(({ type }) => type === 'book').map(({ input }) => input)
  const names = begin.length > 0 ? begin : offered
  const slips = names.length <= fewNames ? [begun.length - 1, begun.length + 1] : []
  const letters = [begun.length, ...slips].flatMap((at) => names.flatMap((name) => letterAt(name, at)))
  const keys = new Set([...letters, ...(outcome.kind === 'text' ? [...signs, separators.verse] : [])])
  keys.delete(':')
  return keys
}

/** As it is printed, and in lower case. */
function letterAt(name: string, at: number): string[] {
  const [letter] = name.slice(Math.max(at, 0))
  return letter ? [letter, letter.toLowerCase()] : []
}
