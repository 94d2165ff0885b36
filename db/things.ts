/**
 * The records of a member as they are shown: rows of `things`. core defines the shape, because its sync steps
 * write them.
 */
export type { Thing, ThingOf } from '#core/sync/thing'
