/**
 * What the options of a person are while changes are on their way: the answer of the database, and above it what was set here and stands
 * in no answer yet. Pure.
 *
 *   set --> pending --stored--> waits for one answer more, in which it is
 *              └--answered with the same value--> gone
 */
import {
  isOptionPath,
  type OptionPath,
  type OptionValue,
  parseOption,
} from '#core/contract/members/option-tree'

/** What was set, by path; what is absent has its initial value. */
export type Options = ReadonlyMap<OptionPath, OptionValue>
export type OptionEntry = readonly [path: OptionPath, value: OptionValue]

/** An option set here. */
export interface OptionChange {
  path: OptionPath
  value: OptionValue
}

interface Pending {
  change: OptionChange
  /** The next answer of the database is newer. */
  isStored: boolean
}

export interface OptionState {
  /** Number of the member, 0 = a visitor; undefined until the database has answered. */
  person: number | undefined
  answered: Options
  pending: ReadonlyMap<OptionPath, Pending>
}

export type OptionEvent =
  | { kind: 'set'; changes: readonly OptionChange[] }
  | { kind: 'stored'; change: OptionChange }
  | { kind: 'answered'; person: number; options: Options }

/** Before the database has answered. `kept`: what this session showed last. */
export function firstOptions(kept: Options): OptionState {
  return { person: undefined, answered: kept, pending: new Map() }
}

export function nextOptions(state: OptionState, event: OptionEvent): OptionState {
  switch (event.kind) {
    case 'set': {
      const set = event.changes.map((change) => [change.path, { change, isStored: false }] as const)
      return { ...state, pending: new Map([...state.pending, ...set]) }
    }
    case 'stored': {
      const { change } = event
      // Set again meanwhile: that one is still on its way.
      if (state.pending.get(change.path)?.change !== change) return state
      return { ...state, pending: new Map([...state.pending, [change.path, { change, isStored: true }]]) }
    }
    case 'answered': {
      const { person, options } = event
      const left = [...state.pending].filter(
        ([path, { change, isStored }]) => !isStored && options.get(path) !== change.value,
      )
      return { person, answered: options, pending: new Map(left) }
    }
  }
}

/** All that is set, as it is shown. */
export function shownOptions({ answered, pending }: OptionState): Options {
  return new Map([...answered, ...[...pending].map(([path, { change }]) => [path, change.value] as const)])
}

/** One of them; undefined where nobody set it. */
export function shownOption<Path extends OptionPath>(
  { answered, pending }: OptionState,
  path: Path,
): OptionValue<Path> | undefined {
  return parseOption(path, pending.get(path)?.change.value ?? answered.get(path))
}

/** What was stored somewhere, as far as it is an option with a value it can have. */
export function optionsOf(entries: readonly (readonly [string, unknown])[]): Options {
  return new Map(
    entries.flatMap(([path, value]): OptionEntry[] => {
      const parsed = isOptionPath(path) ? parseOption(path, value) : undefined
      return parsed === undefined || !isOptionPath(path) ? [] : [[path, parsed]]
    }),
  )
}
