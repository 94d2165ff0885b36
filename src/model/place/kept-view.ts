/**
 * The view below an overlay, kept over a reload of this tab (another direction of writing, a new version of the app): without it the
 * person would look at the home page when the overlay closes, and go back to a text that begins at its top.
 */
const storageKey = 'perikope-view'

export interface KeptView {
  kind: 'home' | 'text' | 'search'
  path: string
  abbreviations: readonly string[]
  passage: string | undefined
  index: number
  /** Of its entry in the history. */
  entry: string
}

const kept = read()

/** What was below when the page went; undefined in a new tab, or where nothing can be kept. */
export const keptView = (): KeptView | undefined => kept

export function keepView(view: KeptView): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(view))
  } catch {
    // Session storage is full or forbidden: the home page stands below then.
  }
}

function read(): KeptView | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isKept(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Ours alone writes it; a version before this one may have written it otherwise. */
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
