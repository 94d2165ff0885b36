/** The effect of running an input (PASSAGES Q-12). */
import { scopedNames } from '../../contract/address/search-address'
import { standardWord } from '../../contract/address/standard-word'
import type { BookSuggestion, RunOutcome, Suggestion } from '../../contract/address/suggestion'
import type { SearchScope } from '../../contract/search/search-request'
import type { PassageRef } from '../passages/reference'
import { addressPath, type Naming } from '../reading/addresses/addresses'
import { passageAddress } from '../reading/addresses/passage-address'
import { type InputLanguage, parseInput } from './input-language'
import { openedAt, openedPassage, quoted } from './opened-passage'
import { suggest } from './suggest'

/** The means to run an input. */
export interface RunContext extends InputLanguage {
  /** Translations the path opens; none is STANDARD (I-10). */
  abbreviations: readonly string[]
  /** What a search takes in beside them; absent: nothing. */
  scope?: SearchScope | undefined
  /** Names and signs for the path, in the first translation's language. */
  naming: Naming
}

/**
 * `chosen` is the entry a person selected by arrow keys and Enter, or by a click; absent for Enter alone. The
 * input has no translation prefix.
 */
export function runInput(
  raw: string,
  context: RunContext,
  chosen?: Suggestion,
  opened = chosen ? [] : openedPassage(raw, context),
): RunOutcome {
  const input = raw.trim()
  if (chosen?.type === 'book') return openOffered(chosen, context)
  if (input === '') return { kind: 'nothing' }
  if (chosen) return search(input, context)
  const [refs] = opened
  if (refs) return openPassage(refs, context)
  const wanted = suggest(input, context, opened).find(({ toBeSearched }) => toBeSearched)
  return wanted?.type === 'book' ? openOffered(wanted, context) : search(input, context)
}

/** Opens everything the entry names. */
function openOffered({ input, canonical }: BookSuggestion, context: RunContext): RunOutcome {
  const { refs } = parseInput(input, context)
  return refs.length > 0 && openedAt(refs) === canonical
    ? openPassage(refs, context)
    : openPlace(canonical, context)
}

function openPassage(refs: readonly PassageRef[], context: RunContext): RunOutcome {
  const address = passageAddress(abbreviationsOf(context), refs, context.naming, context.table)
  return address ? { kind: 'text', canonical: openedAt(refs), path: address.path } : { kind: 'nothing' }
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
    path: `/search/${scopedNames(abbreviationsOf(context), context.scope ?? 'chosen').join('.')}/${words}`,
  }
}

function abbreviationsOf({ abbreviations }: RunContext): string[] {
  return abbreviations.length > 0 ? [...abbreviations] : [standardWord]
}
