/**
 * The rules of the server by name; the steps access them only through this object. Only
 * the simulation replaces one.
 */

import { dataAfter } from '../data-after'
import { isTextLost } from './effects/copy-of-note'
import { isCleared } from './effects/is-cleared'
import { readCursor, writeCursor } from './pages/cursor'
import { refusalOf } from './refusal-of'

/** All rules of the server. */
export const serverRules = { refusalOf, isCleared, isTextLost, dataAfter, readCursor, writeCursor } as const

export type ServerRules = typeof serverRules
