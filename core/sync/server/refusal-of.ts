/** Changes the server never takes, beyond what the schema of their call refuses. */
import { isOptionPath, parseOption } from '../../contract/members/option-tree'
import { kindOf, type ThingKind } from '../../contract/members/things'
import type { Change, OpKind } from '../op'
import type { Refusal } from './outcome'

/** Kind of the row a change is about. */
export const rowKinds = {
  activity: 'act',
  option: 'opt',
  note: 'note',
  tag: 'tag',
  tagging: 'tgg',
  like: 'like',
  progress: 'rpp',
  dismissal: 'dis',
} as const satisfies Readonly<Record<Exclude<OpKind, 'clear'>, ThingKind>>

/** Undefined: nothing is wrong with it. */
export function refusalOf(change: Change): Refusal | undefined {
  if (change.kind === 'clear') return undefined
  if (kindOf(change.key) !== rowKinds[change.kind]) return { status: 422, code: 'invalid-input' }
  if (change.kind !== 'option') return undefined
  const path = change.key.slice('opt:'.length)
  const isTaken = isOptionPath(path) && parseOption(path, change.body) !== undefined
  return isTaken ? undefined : { status: 422, code: 'invalid-input' }
}
