/**
 * How this person searches: kept in the cookie `bs-search`, live on the page. A visitor's options live in the cookie alone (spec 1
 * §3); those of a member are written to the server as well where `changeSearchOptions` keeps them.
 */
import { useSyncExternalStore } from 'react'
import {
  defaultSearchOptions,
  type SearchOptions,
  type SearchType,
  searchOptionsSchema,
  searchTypes,
} from '#core/contract/search/search-request'
import { readCookie, writeCookie } from './cookies'

export interface SearchChoice extends SearchOptions {
  type: SearchType
}

export const defaultSearchChoice: SearchChoice = { ...defaultSearchOptions, type: 'hybrid' }

const cookie = 'bs-search'
const listeners = new Set<() => void>()
let current: SearchChoice = readChoice(readCookie(cookie))

/** The options, live. */
export function useSearchOptions(): SearchChoice {
  return useSyncExternalStore(subscribe, () => current)
}

export function changeSearchOptions(change: Partial<SearchChoice>): void {
  current = { ...current, ...change }
  writeCookie(cookie, JSON.stringify(current))
  for (const listener of listeners) listener()
}

/** What a cookie says; the defaults where it is absent, broken, or of another time. */
export function readChoice(text: string | undefined): SearchChoice {
  const stored = text === undefined ? undefined : parsed(text)
  const options = searchOptionsSchema.safeParse(stored)
  if (!options.success || typeof stored !== 'object' || stored === null) return defaultSearchChoice
  const type = searchTypes.find((known) => 'type' in stored && stored.type === known)
  return { ...options.data, type: type ?? defaultSearchChoice.type }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
