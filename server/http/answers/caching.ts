/** How long an answer may be kept, as its cache-control header says it. */
import { daySeconds } from '#core/time'

/** What never changes under its address. */
export const keptForEver = `public, max-age=${365 * daySeconds}, immutable`
