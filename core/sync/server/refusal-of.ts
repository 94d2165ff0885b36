/** Changes the server never accepts, beyond what the schema of their call refuses. */

import type { Change } from '../../contract/members/op'
import { isOptionPath, parseOption } from '../../contract/members/option-tree'
import { kindOf, kinds, restOf } from '../kinds'
import type { Refusal } from './outcome'

/** Undefined: nothing is wrong with it. */
export function refusalOf(change: Change): Refusal | undefined {
  if (change.kind === 'clear') return undefined
  if (kindOf(change.key)?.prefix !== kinds[change.kind].prefix) return { status: 422, code: 'invalid-input' }
  if (change.kind !== 'option') return undefined
  const path = restOf(change.key)
  const isTaken = isOptionPath(path) && parseOption(path, change.body) !== undefined
  return isTaken ? undefined : { status: 422, code: 'invalid-input' }
}
