/** Which areas with contents this server has: told by the page itself, so that nothing comes or goes after the first paint. */
import type { Room } from '#core/contract/rooms'

const told: readonly string[] =
  document.querySelector<HTMLMetaElement>('meta[name="rooms"]')?.content.split(' ') ?? []

export function hasRoom(room: Room): boolean {
  return told.includes(room)
}

/** Those entries of a navigation that lead to something. */
export function furnished<Entry extends { title: Room }>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ title }) => hasRoom(title))
}
