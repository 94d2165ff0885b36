/**
 * Which values the parameters of a route's path accept. A route whose parameters do not fit is skipped and
 * the next one is tried.
 */

import { isRouteWord } from '#core/contract/address/route-words'
import { standardWord } from '#core/contract/address/standard-word'
import { isLocale } from '#core/contract/locales'

export interface RouteParameters {
  /** False: another route is meant. */
  parse: (params: Record<string, string>) => Record<string, string> | false
  /** Where several paths fit, the highest is tried first. */
  priority: number
}

/** A language: `/fr/...`. */
export const localeOnly: RouteParameters = only('locale', isLocale, 2)

/** The parameter `name` must satisfy `fits`. */
export function only(name: string, fits: (value: string) => boolean, priority = 1): RouteParameters {
  return { parse: (params) => fits(params[name] ?? '') && params, priority }
}

/** The parameter `name` must be a number without sign. */
export function digits(name: string): RouteParameters {
  return only(name, (value) => /^\d{1,9}$/.test(value))
}

/** The rest of the path must not be empty. */
export const something: RouteParameters = only('_splat', Boolean)

/** Both must fit. */
export function both(first: RouteParameters, second: RouteParameters): RouteParameters {
  return {
    parse: (params) => first.parse(params) && second.parse(params),
    priority: Math.max(first.priority, second.priority),
  }
}

/** Whether a word names a screen; STANDARD stands for a translation. */
export function isPlaceWord(word: string): boolean {
  return isRouteWord(word) && word.toUpperCase() !== standardWord
}

/** Whether a word is a list of abbreviations joined by dots; the view knows which of them exist. */
export function isTranslations(word: string): boolean {
  return !isPlaceWord(word) && /^[\p{L}\p{N}.-]+$/u.test(word)
}
