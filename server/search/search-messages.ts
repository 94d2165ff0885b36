/** What the server and its search thread tell each other. */
import type { ErrorWire } from '#core/errors'
import type { Asked, Found } from './library-search'

export interface SearchQuestion {
  id: number
  asked: Asked
}

export type SearchReply = { id: number } & ({ found: Found } | { error: ErrorWire })
