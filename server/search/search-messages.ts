/** Messages between the server and its search thread. */
import type { ErrorWire } from '#core/errors'
import type { Asked, Found } from './library-search'

/** A search for the thread. */
export interface SearchQuestion {
  id: number
  asked: Asked
}

/** Its result. */
export type SearchReply = { id: number } & ({ found: Found } | { error: ErrorWire })
