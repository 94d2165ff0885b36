/** How much of a pack of contents is on this device. */
import type { PackRow } from './rows'

/**
 * - `here`: all of it
 * - `partly`: some books of it
 * - `listed`: nothing; the server has it
 * - `gone`: nothing, and the server has it no longer
 */
export type Presence = 'here' | 'partly' | 'listed' | 'gone'

export function presence({
  manifest,
  books,
  removedAt,
  isGone,
}: Pick<PackRow, 'manifest' | 'books' | 'removedAt' | 'isGone'>): Presence {
  if (manifest === undefined || removedAt !== undefined) return isGone ? 'gone' : 'listed'
  return books === undefined ? 'here' : 'partly'
}

/** Whether something of the pack can be read on this device. */
export function isReadable(row: Parameters<typeof presence>[0]): boolean {
  const found = presence(row)
  return found === 'here' || found === 'partly'
}
