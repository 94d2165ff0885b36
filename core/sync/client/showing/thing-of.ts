/** A thing with what lists find it by: instant, chapters, tags. Pure. */

import { readTarget } from '../../../contract/members/target'
import type { ThingData, ThingKind } from '../../../contract/members/things'
import { chapterOf } from '../../../scripture/canonical'
import type { Thing } from '../../thing'

/** `data` is of that kind. */
export function thingOf(key: string, kind: ThingKind, data: ThingData, rev: number, waiting: number): Thing {
  const found = { ...foundByKey(key, kind), ...foundByData(data) }
  // The key decides the kind, and whoever read or made the data went by the kind: the two always belong together.
  return { key, waiting, rev, at: 0, places: [], tags: [], ...found, kind, data } as Thing
}

type Found = Partial<Pick<Thing, 'at' | 'places' | 'tags'>>

/** `tgg:<tag uuid>:<target>`, `like:verse:<target>`. */
function foundByKey(key: string, kind: ThingKind): Found {
  if (kind === 'tgg') return { places: placesOf(key.slice(41)), tags: [key.slice(4, 40)] }
  return kind === 'like' ? { places: placesOf(key.slice(11)) } : {}
}

function placesOf(target: string): string[] {
  const verse = readTarget(target)
  return verse ? [`${verse.numbering}:${chapterOf(verse.canonical)}`] : []
}

function foundByData(data: ThingData): Found {
  if (typeof data !== 'object') return {}
  if ('occurredAt' in data) return { at: data.occurredAt }
  if ('until' in data) return { at: data.until }
  if ('at' in data) return { at: data.at }
  if (!('changedAt' in data)) return {}
  const chapters = new Set([data.chapter, ...data.verses].filter((place) => place > 0).map(chapterOf))
  return {
    at: data.changedAt,
    places: [...chapters].map((chapter) => `${data.numbering}:${chapter}`),
    tags: data.tags,
  }
}
