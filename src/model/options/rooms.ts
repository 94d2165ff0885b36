/**
 * Which content areas this server has. The page itself says so, so that nothing appears or vanishes after the
 * first paint.
 */
import type { Room } from '#core/contract/rooms'

const told: readonly string[] =
  document.querySelector<HTMLMetaElement>('meta[name="rooms"]')?.content.split(' ') ?? []

export function hasRoom(room: Room): boolean {
  return told.includes(room)
}

/** The entries of a navigation whose areas have contents. */
export function furnished<Entry extends { title: Room }>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ title }) => hasRoom(title))
}
