/** Messages between the server and its search thread. */
import type { ErrorWire } from '#core/errors'
import type { ArticlesAsked, Asked, Found } from './library-search'

/** A search for the thread. */
export type SearchQuestion = { id: number } & ({ asked: Asked } | { articles: ArticlesAsked })

/** Its result. */
export type SearchReply = { id: number } & ({ found: Found } | { error: ErrorWire })
