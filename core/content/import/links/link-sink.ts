/** The calls that every reader of cross references makes. It only translates: which links are kept is decided once, in gather-links.ts. */
import type { ContentMetadata } from '../sink'

export interface LinkFound {
  /** Places in any notation of machines. */
  from: string
  to: string
  /** 0 where the source counts nothing. */
  votes: number
  /** From 1. */
  line: number
}

export interface LinkSink {
  metadata(found: ContentMetadata): void
  link(found: LinkFound): void
}
