/**
 * The person's search options, mirrored in the cookie `bs-search` (spec 1 §3), so that the first search of a page need
 * not wait for the database. Live in every tab.
 */
import type { OptionPath } from '#core/contract/members/option-tree'
import {
  defaultSearchOptions,
  type SearchOptions,
  type SearchType,
  searchOptionsSchema,
  searchTypes,
} from '#core/contract/search/search-request'
import type { OptionEntry, Options } from '../../model/options/option-state'
import { followOptions, setOptions } from '../../model/options/options'
import { readCookie, writeCookie } from '../../platform/storage/cookies'
import { createStore, useStore } from '../../ui/store/store'

export interface SearchChoice extends SearchOptions {
  type: SearchType
}

export const defaultSearchChoice: SearchChoice = { ...defaultSearchOptions, type: 'hybrid' }

const names = [
  'type',
  'coherence',
  'fullwords',
  'umlaute',
  'exactPhrase',
  'searchHeadings',
  'area',
  'sort',
] as const satisfies readonly (keyof SearchChoice)[]
const cookie = 'bs-search'
/** The search options of now; follows the options of the person. */
const current = createStore<SearchChoice>(readChoice(readCookie(cookie)), () =>
  followOptions((options, isOther) => {
    const before = current.get()
    const next = searchOfOptions(options, isOther ? defaultSearchChoice : before)
    if (JSON.stringify(next) !== JSON.stringify(before)) show(next)
  }),
)

/** The options, live. */
export function useSearchOptions(): SearchChoice {
  return useStore(current)
}

export function changeSearchOptions(change: Partial<SearchChoice>): void {
  show({ ...current.get(), ...change })
  setOptions(optionsOfSearch(change))
}

/** Reads the cookie; the defaults if it is absent, broken or outdated. */
export function readChoice(text: string | undefined): SearchChoice {
  return choiceOf(text === undefined ? undefined : parsed(text)) ?? defaultSearchChoice
}

/** The options that a change of the search choice sets. */
export function optionsOfSearch(change: Partial<SearchChoice>): OptionEntry[] {
  return names.flatMap((name): OptionEntry[] => {
    const value = change[name]
    if (value === undefined) return []
    return [[pathOf(name), Array.isArray(value) ? value.join() : value]]
  })
}

/** The choice these options ask for; fields they do not name stay as in `choice`. */
export function searchOfOptions(options: Options, choice: SearchChoice): SearchChoice {
  const set = names.flatMap((name): [string, unknown][] => {
    const value = options.get(pathOf(name))
    if (value === undefined) return []
    return [[name, name === 'area' ? areaOf(String(value)) : value]]
  })
  return choiceOf({ ...choice, ...Object.fromEntries(set) }) ?? choice
}

const pathOf = (name: (typeof names)[number]): OptionPath => `searchOptions.${name}`

function areaOf(words: string): (string | number)[] {
  return words
    .split(',')
    .filter(Boolean)
    .map((word) => (/^\d+$/.test(word) ? Number(word) : word))
}

function choiceOf(stored: unknown): SearchChoice | undefined {
  const options = searchOptionsSchema.safeParse(stored)
  if (!options.success || typeof stored !== 'object' || stored === null) return undefined
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

function show(choice: SearchChoice): void {
  current.set(choice)
  writeCookie(cookie, JSON.stringify(choice))
}
