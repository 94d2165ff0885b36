/**
 * Areas with contents that an operator adds or a later version brings: navigation leads only to those this
 * server has.
 */
import * as z from 'zod/mini'

/** Named like their message in the group `menu`. */
export const rooms = ['assistant', 'dictionaries', 'readingPlans', 'graphics', 'videos', 'topics'] as const
export type Room = (typeof rooms)[number]

export const roomSchema = z.enum(rooms)
