/** Contents that addresses may name. */
import type { KnownPlan } from './plan-address'
import type { ResourceProvider } from './resource-address'
import type { Topic } from './topic-address'

/** All known contents. */
export interface KnownContents {
  /** Providers of the resources, by abbreviation in capitals. */
  resources: ReadonlyMap<string, ResourceProvider>
  /** Reading plans by their key. */
  plans: Pick<ReadonlyMap<string, KnownPlan>, 'get'>
  /** By id. */
  topics: Pick<ReadonlyMap<number, Topic>, 'get'>
  /** UUIDs of the entries of the verse of the day, in lower case. */
  verses: Pick<ReadonlySet<string>, 'has'>
}

/** Of a place without contents. */
export const noContents: KnownContents = {
  resources: new Map(),
  plans: new Map(),
  topics: new Map(),
  verses: new Set(),
}
