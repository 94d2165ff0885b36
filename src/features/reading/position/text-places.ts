/** Remembers where texts were left: verse and offset per history entry, for this session, reloads included. */
import { readSessionText, writeSessionText } from '../../../platform/storage/session'
import type { ScrollPosition } from './scroll-position'

const storageKey = 'perikope-text-places'
const most = 30
/** Places by entry of the history, at most 30. */
const places = new Map<string, ScrollPosition>(read())

export function placeOfText(entry: string): ScrollPosition | undefined {
  return places.get(entry)
}

export function keepPlaceOfText(entry: string, position: ScrollPosition): void {
  places.delete(entry)
  places.set(entry, position)
}

/** Writes the places to session storage: when the page is left, not for every scroll. */
export function storePlacesOfTexts(): void {
  writeSessionText(storageKey, JSON.stringify([...places].slice(-most)))
}

function read(): [string, ScrollPosition][] {
  try {
    const stored: unknown = JSON.parse(readSessionText(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace) : []
  } catch {
    return []
  }
}

function isPlace(value: unknown): value is [string, ScrollPosition] {
  if (!Array.isArray(value)) return false
  const [entry, position]: unknown[] = value
  return (
    typeof entry === 'string' &&
    typeof position === 'object' &&
    position !== null &&
    'verse' in position &&
    typeof position.verse === 'number' &&
    'offset' in position &&
    typeof position.offset === 'number'
  )
}
