/**
 * The rules of the server by name; the steps access them only through this object. Only
 * the simulation replaces one.
 */

import { type Change } from '../../contract/members/op'
import { isOptionPath, parseOption } from '../../contract/members/option-tree'
import { dataAfter } from '../data-after'
import { kindOf, kinds, restOf } from '../kinds'
import { isTextLost } from './effects/copy-of-note'
import { isCleared } from './effects/is-cleared'
import { type Refusal } from './outcome'
import { readCursor, writeCursor } from './pages/cursor'

/** All rules of the server. */
export const serverRules = { refusalOf, isCleared, isTextLost, dataAfter, readCursor, writeCursor } as const

export type ServerRules = typeof serverRules

/**
 * Changes the server never accepts, beyond what the schema of their call refuses. Undefined: nothing is
 * wrong with it.
 */
function refusalOf(change: Change): Refusal | undefined {
  if (change.kind === 'clear') return undefined
  if (kindOf(change.key)?.prefix !== kinds[change.kind].prefix) return { status: 422, code: 'invalid-input' }
  if (change.kind !== 'option') return undefined
  const path = restOf(change.key)
  const isTaken = isOptionPath(path) && parseOption(path, change.body) !== undefined
  return isTaken ? undefined : { status: 422, code: 'invalid-input' }
}
