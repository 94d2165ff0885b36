/** What the content areas hold. Nothing yet: every name is unknown, by the same rules that will know them. */
import type { ResourceProvider } from './resource-address'
import type { Topic } from './topic-address'

export interface KnownContents {
  /** Of a resource, by its abbreviation in capitals. */
  resources: ReadonlyMap<string, ResourceProvider>
  /** Names of the reading plans, in small letters. */
  plans: ReadonlySet<string>
  /** By id. */
  topics: ReadonlyMap<number, Topic>
}

export const knownContents: KnownContents = { resources: new Map(), plans: new Set(), topics: new Map() }
