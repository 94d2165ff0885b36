/** What the bench page (page.ts) offers to the benches that drive it. */
import type { Compared } from '../measure'

/** Of searches in several editions, ms. */
export interface SearchTimes {
  /** The very first one, which reads indexes and makes vectors. */
  firstMs: number
  /** Each as it is asked for the first time after that. */
  newMs: number[]
  /** Each when all it needs was read before. */
  warmMs: number[]
}

export interface DatabaseBench {
  /** Downloads an edition into the app's own database, as the worker does. */
  fill(abbreviation: string): Promise<void>
  /** Download into an empty database, against a raw write of the same chapters. */
  compareImport(abbreviation: string): Promise<Compared & { chapters: number }>
  /** Hybrid searches in editions that are downloaded first, each asked twice. */
  searchMany(abbreviations: readonly string[], texts: readonly string[]): Promise<SearchTimes>
  /** One chapter through Dexie, against a raw get; ms per chapter. */
  compareGet(abbreviation: string): Promise<Compared>
  /** Everything a page needs, as a view reads it, against a raw get. */
  compareReading(abbreviation: string): Promise<Compared>
  /** A neighbour that was prefetched, against a raw get. */
  comparePrefetched(abbreviation: string): Promise<Compared>
}

declare global {
  var bench: DatabaseBench
}
