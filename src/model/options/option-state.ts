/**
 * The options of a person while changes are on their way: the answer of the database, and above it those set here that stand in no
 * answer yet. Pure.
 *
 *   set --> sent --stored--> stored --asked--> asked --any answer--> gone
 *            ├--failed--> failed --an answer with another value than before--> gone
 *            └--an answer with the same value, or of another person--> gone
 *
 * An answer to a question from before the change was stored may not hold it yet: the change stays until the database is asked again.
 */
import {
  isOptionPath,
  type OptionPath,
  type OptionValue,
  parseOption,
} from '#core/contract/members/option-tree'

/** Options that were set, by path; an absent one has its initial value. */
export type Options = ReadonlyMap<OptionPath, OptionValue>
export type OptionEntry = readonly [path: OptionPath, value: OptionValue]

/** An option set here. */
export interface OptionChange {
  path: OptionPath
  value: OptionValue
}

interface Pending {
  change: OptionChange
  /**
   * `asked`: the next answer of the database is newer. `failed`: shown for the lifetime of the page, unless
   * another value is stored.
   */
  phase: 'sent' | 'stored' | 'asked' | 'failed'
}

export interface OptionState {
  /** Number of the member, 0 = a visitor; undefined until the database has answered. */
  person: number | undefined
  answered: Options
  pending: ReadonlyMap<OptionPath, Pending>
}

export type OptionEvent =
  | { kind: 'set'; changes: readonly OptionChange[] }
  | { kind: 'stored' | 'failed'; change: OptionChange }
  | { kind: 'asked' }
  | { kind: 'answered'; person: number; options: Options }

/** The state before the database has answered. `kept`: what this session showed last. */
export function firstOptions(kept: Options): OptionState {
  return { person: undefined, answered: kept, pending: new Map() }
}

export function nextOptions(state: OptionState, event: OptionEvent): OptionState {
  switch (event.kind) {
    case 'set': {
      const set = event.changes.map((change) => [change.path, { change, phase: 'sent' }] as const)
      return { ...state, pending: new Map([...state.pending, ...set]) }
    }
    case 'stored':
    case 'failed': {
      const { change, kind } = event
      // Set again meanwhile: the newer change is still on its way.
      if (state.pending.get(change.path)?.change !== change) return state
      return { ...state, pending: new Map([...state.pending, [change.path, { change, phase: kind }]]) }
    }
    case 'asked': {
      if (!isStoredUnasked(state)) return state
      return { ...state, pending: new Map([...state.pending].map(([path, one]) => [path, asked(one)])) }
    }
    case 'answered': {
      const { person, options } = event
      const isOther = state.person !== undefined && state.person !== person
      const left = [...state.pending].filter(([, pending]) => !isOther && isAhead(pending, state, options))
      return { person, answered: options, pending: new Map(left) }
    }
  }
}

/** Whether a change made here is newer than an answer. */
function isAhead(
  { change: { path, value }, phase }: Pending,
  { answered }: OptionState,
  options: Options,
): boolean {
  const next = options.get(path)
  return phase !== 'asked' && next !== value && (phase !== 'failed' || next === answered.get(path))
}

function asked({ change, phase }: Pending): Pending {
  return { change, phase: phase === 'stored' ? 'asked' : phase }
}

/** Whether a change was stored since the database was asked last: its next answer may be older than that. */
export function isStoredUnasked({ pending }: OptionState): boolean {
  return [...pending.values()].some(({ phase }) => phase === 'stored')
}

/** All options that are set, as shown. */
export function shownOptions({ answered, pending }: OptionState): Options {
  return new Map([...answered, ...[...pending].map(([path, { change }]) => [path, change.value] as const)])
}

/** One option; undefined if nobody set it. */
export function shownOption<Path extends OptionPath>(
  { answered, pending }: OptionState,
  path: Path,
): OptionValue<Path> | undefined {
  return parseOption(path, pending.get(path)?.change.value ?? answered.get(path))
}

/** Stored values, as far as they are options with a valid value. */
export function optionsOf(entries: readonly (readonly [string, unknown])[]): Options {
  return new Map(
    entries.flatMap(([path, value]): OptionEntry[] => {
      const parsed = isOptionPath(path) ? parseOption(path, value) : undefined
      return parsed === undefined || !isOptionPath(path) ? [] : [[path, parsed]]
    }),
  )
}
