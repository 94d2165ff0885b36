/** Where the router is, as the shell needs it: the view, its parameters, and the overlay above it. Pure. */
import type { RouteKind } from './routes'

export interface ViewPlace {
  kind: 'home' | 'text' | 'search'
  /** Path as written; the key of the cached view. */
  path: string
  /** Abbreviations as written, in order; empty at home and in a search. */
  abbreviations: readonly string[]
  /** Of a search: all that stands behind `/search/`. */
  passage: string | undefined
  /** Place in the history: an address that replaces another has the same. */
  index: number
}

export type Place =
  | { kind: 'view'; view: ViewPlace }
  | { kind: 'overlay'; path: string; title: string; isForm: boolean }
  | { kind: 'unknown'; path: string }

interface Match {
  pathname: string
  params: Readonly<Record<string, unknown>>
  staticData: { kind?: RouteKind; title?: string; isForm?: boolean }
}

/** The place of the innermost match; `path` is only used where nothing matches: the location changes before its match does. */
export function placeOfMatch(match: Match | undefined, unmatchedPath: string, index: number): Place {
  const kind = match?.staticData.kind
  const path = kind ? (match?.pathname ?? unmatchedPath) : unmatchedPath
  if (kind === 'overlay') {
    const { title = '', isForm = false } = match?.staticData ?? {}
    return { kind: 'overlay', path, title, isForm }
  }
  if (kind === 'home')
    return { kind: 'view', view: { kind, path, abbreviations: [], passage: undefined, index } }
  if (kind !== 'text' && kind !== 'search') return { kind: 'unknown', path }
  const { translations, _splat } = match?.params ?? {}
  const abbreviations = typeof translations === 'string' ? translations.split('.').filter(Boolean) : []
  const passage = typeof _splat === 'string' && _splat !== '' ? _splat : undefined
  return { kind: 'view', view: { kind, path, abbreviations, passage, index } }
}

/**
 * The cached views after one became current: it stands first, at most two views of text or search are kept (spec 1 §2). The view it replaced in
 * the history (another way of writing the same address) goes.
 */
export function keepViews(
  kept: readonly ViewPlace[],
  current: ViewPlace,
  most: number,
): readonly ViewPlace[] {
  if (kept[0]?.path === current.path) return kept
  const others = kept.filter(
    ({ path, kind, index }) => path !== current.path && kind !== 'home' && index !== current.index,
  )
  return [current, ...others].slice(0, most)
}
