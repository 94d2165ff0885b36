/** Which keys are likely next in the combined input, so that their answers can be there before they are typed. */
import type { Offer } from '../../contract/address/suggestion'
import type { InputLanguage } from './input-language'

/** Of places in any notation; what a translation writes between chapter and verse may be another one. */
const signs = [...'0123456789 ,.-']
/** Of so few names a letter that is left out or doubled is looked ahead for, too. */
const fewNames = 4

/**
 * After `typed`, the letters the names of the books go on with, and after a place, its numbers and signs. Where no name begins so,
 * what is offered for it counts. A colon may end a prefix and is never one.
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

/** As it is printed, and small. */
function letterAt(name: string, at: number): string[] {
  const [letter] = name.slice(Math.max(at, 0))
  return letter ? [letter, letter.toLowerCase()] : []
}
