/** What the content areas hold, as far as addresses need it. */
import type { ResourceProvider } from './resource-address'
import type { Topic } from './topic-address'

export interface KnownContents {
  /** Of a resource, by its abbreviation in capitals. */
  resources: ReadonlyMap<string, ResourceProvider>
  /** Names of the reading plans, in small letters. */
  plans: ReadonlySet<string>
  /** By id. */
  topics: Pick<ReadonlyMap<number, Topic>, 'get'>
}

/** Of a place without contents. */
export const noContents: KnownContents = { resources: new Map(), plans: new Set(), topics: new Map() }
