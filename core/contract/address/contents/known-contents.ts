/**
 * The contents of the content areas. None exist yet, so every name is unknown, by the rules that will apply
 * later.
 */
import type { ResourceProvider } from './resource-address'
import type { Topic } from './topic-address'

/** All known contents. */
export interface KnownContents {
  /** Providers of the resources, by abbreviation in capitals. */
  resources: ReadonlyMap<string, ResourceProvider>
  /** Names of the reading plans, in lower case. */
  plans: ReadonlySet<string>
  /** By id. */
  topics: Pick<ReadonlyMap<number, Topic>, 'get'>
}

/** Of a place without contents. */
export const noContents: KnownContents = { resources: new Map(), plans: new Set(), topics: new Map() }
