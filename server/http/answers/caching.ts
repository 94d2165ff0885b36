/** How long an answer may be kept, as its cache-control header says it. */
import { daySeconds } from '#core/time'

/** For files that never change under their address. */
export const keptForEver = `public, max-age=${365 * daySeconds}, immutable`
