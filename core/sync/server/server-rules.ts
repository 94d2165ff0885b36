/** The rules of the server by name; the steps know them only from here. Always these; only the simulation replaces one. */

import { isTextLost } from './effects/copy-of-note'
import { isCleared } from './effects/is-cleared'
import { readCursor, writeCursor } from './pages/cursor'
import { refusalOf } from './refusal-of'

export const serverRules = { refusalOf, isCleared, isTextLost, readCursor, writeCursor } as const

export type ServerRules = typeof serverRules
