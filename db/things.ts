/** What a member has, as it is shown: rows of `things` (the shape is core's, whose steps write them). */
export type { Thing, ThingOf } from '#core/sync/thing'
