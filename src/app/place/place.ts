/** The current place as the shell needs it: the view, its parameters, and the overlay above it. Pure. */
import { isNotFound, type StaticDataRouteOption } from '@tanstack/react-router'

/** A view and its entry of the history. */
export interface ViewPlace {
  kind: 'home' | 'text' | 'search'
  /** Path as written; the key of the cached view. */
  path: string
  /** Abbreviations as written, in order; empty at home and in a search. */
  abbreviations: readonly string[]
  /** Of a search: everything after `/search/`. */
  passage: string | undefined
  /** Position in the history; an address that replaces another has the same one. */
  index: number
}

/** The meaning of the address on the screen: a view, an overlay over one, or nothing. */
export type Place =
  | { kind: 'view'; view: ViewPlace; hasDialog: boolean }
  | {
      kind: 'overlay'
      path: string
      title: string
      isForm: boolean
      isArea: boolean
      /** The overlay stands beside the view, which stays usable. */
      isBeside: boolean
      index: number
    }
  | { kind: 'unknown'; path: string; error: string | undefined }

interface Match {
  status?: string
  error?: unknown
  pathname: string
  params: Readonly<Record<string, unknown>>
  search?: Readonly<Record<string, unknown>>
  staticData: StaticDataRouteOption
}

/**
 * The place of the innermost match; `path` is only used where nothing matches. The router's location changes
 * before its matches do, so path and parameters come from the same match.
 */
export function placeOfMatch(match: Match | undefined, unmatchedPath: string, index: number): Place {
  const {
    kind,
    title = '',
    isForm = false,
    isArea = false,
    besideWith,
    hasDialog = false,
  } = match?.staticData ?? {}
  const path = kind ? (match?.pathname ?? unmatchedPath) : unmatchedPath
  if (!match || !kind || match.status === 'notFound')
    return { kind: 'unknown', path: unmatchedPath, error: errorOf(match) }
  const isBeside = besideWith !== undefined && match.search?.[besideWith] !== undefined
  if (kind === 'overlay') return { kind, path, title, isForm, isArea, isBeside, index }
  const { translations, _splat } = match.params
  const isHome = kind === 'home'
  const abbreviations = typeof translations === 'string' ? translations.split('.').filter(Boolean) : []
  const passage = !isHome && typeof _splat === 'string' && _splat !== '' ? _splat : undefined
  // A dialog stands on the home view, whatever its own address is.
  const view = { kind, path: hasDialog ? '/' : path, abbreviations, passage, index }
  return { kind: 'view', view, hasDialog }
}

/** Why there is no such place: the payload of a guard. */
function errorOf(match: Match | undefined): string | undefined {
  if (!isNotFound(match?.error)) return undefined
  const { data } = match.error
  return typeof data === 'object' && data !== null && 'error' in data && typeof data.error === 'string'
    ? data.error
    : undefined
}

/**
 * The cached views after one became current: it comes first, and at most two views of text or search are kept
 * (spec 1 §2). The view that it replaced in the history (another spelling of the same address) is dropped.
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
