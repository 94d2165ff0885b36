/** What an input does when it is run (PASSAGES Q-12). */
import type { RunOutcome, Suggestion } from '../../contract/address/suggestion'
import { bookOf, canonicalOf } from '../canonical'
import { addressPath, type Naming } from '../reading/addresses'
import { passageAddress } from '../reading/passage-address'
import { type InputLanguage, parseInput } from './input-language'
import { readName } from './read-name'
import { suggest } from './suggest'

export interface RunContext extends InputLanguage {
  /** Translations the path opens; none is STANDARD (I-10). */
  abbreviations: readonly string[]
  /** What the path is written with: the first translation's language. */
  naming: Naming
}

/**
 * `chosen` is the entry a person chose by arrow keys and Enter, or by a click; absent for Enter alone. The input is without
 * translation prefix.
 */
export function runInput(raw: string, context: RunContext, chosen?: Suggestion): RunOutcome {
  const input = raw.trim()
  if (chosen?.type === 'book') return openPlace(chosen.canonical, context)
  if (input === '') return { kind: 'nothing' }
  if (chosen || quoted.test(input)) return search(input, context)
  const { refs } = parseInput(input, context)
  const [first] = refs
  if (first && first.unit !== 'book') {
    const address = passageAddress(abbreviationsOf(context), refs, context.naming, context.table)
    if (address) return { kind: 'text', canonical: first.from, path: address.path }
  }
  if (first && isName(input, context)) return openPlace(canonicalOf(bookOf(first.from), 1), context)
  const wanted = suggest(input, context).find(({ toBeSearched }) => toBeSearched)
  return wanted?.type === 'book' ? openPlace(wanted.canonical, context) : search(input, context)
}

const quoted = /^["„“«»‚].*["“”»«‘]$/su

/** A bare name opens its text when it is exactly one of the book's (I-7); `jesus` alone is in no list. */
function isName(input: string, { packs }: RunContext): boolean {
  const { found, rest } = readName(input, packs)
  return rest === '' && found[0]?.tier === 1
}

function openPlace(canonical: number, context: RunContext): RunOutcome {
  const path = addressPath(abbreviationsOf(context), canonical, undefined, context.naming)
  return { kind: 'text', canonical, path }
}

function search(input: string, context: RunContext): RunOutcome {
  const words = input.replaceAll('/', ' ')
  return {
    kind: 'search',
    type: quoted.test(input) ? 'classic' : 'hybrid',
    words,
    path: `/search/${abbreviationsOf(context).join('.')}/${words}`,
  }
}

function abbreviationsOf({ abbreviations }: RunContext): string[] {
  return abbreviations.length > 0 ? [...abbreviations] : ['STANDARD']
}
