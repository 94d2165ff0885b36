/**
 * The view below an overlay, kept over a reload of this tab (a change of the writing direction, a new version
 * of the app). Otherwise closing the overlay would show the home page, and going back would show a text from
 * its top.
 */
import { readSessionText, writeSessionText } from '../../platform/storage/session'

const storageKey = 'perikope-view'

export interface KeptView {
  kind: 'home' | 'text' | 'search'
  path: string
  abbreviations: readonly string[]
  passage: string | undefined
  index: number
  /** Key of its history entry. */
  entry: string
}

const kept = read()

/** The view below when the page was left; undefined in a new tab, or where nothing can be kept. */
export const keptView = (): KeptView | undefined => kept

export function keepView(view: KeptView): void {
  writeSessionText(storageKey, JSON.stringify(view))
}

function read(): KeptView | undefined {
  try {
    const value: unknown = JSON.parse(readSessionText(storageKey) ?? 'null')
    return isKept(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Only this app writes the value, but an older version may have written it differently. */
function isKept(value: unknown): value is KeptView {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'entry' in value &&
    'abbreviations' in value &&
    Array.isArray(value.abbreviations)
  )
}
