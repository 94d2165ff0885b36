/** What may stand in the places of a route's path. A route whose parameters do not fit is not taken; the next one is tried. */

import { isRouteWord } from '#core/contract/address/route-words'
import { standardWord } from '#core/contract/address/standard-word'
import { isLocale } from '#core/contract/locales'

export interface RouteParameters {
  /** False: another route is meant. */
  parse: (params: Record<string, string>) => Record<string, string> | false
  /** The higher is tried first where several paths fit. */
  priority: number
}

/** Behind a language: `/fr/...`. */
export const localeOnly: RouteParameters = only('locale', isLocale, 2)

/** `name` must be as `fits` says. */
export function only(name: string, fits: (value: string) => boolean, priority = 1): RouteParameters {
  return { parse: (params) => fits(params[name] ?? '') && params, priority }
}

/** `name` is a number without sign. */
export function digits(name: string): RouteParameters {
  return only(name, (value) => /^\d{1,9}$/.test(value))
}

/** Something stands behind the rest of the path. */
export const something: RouteParameters = only('_splat', Boolean)

/** Both must fit. */
export function both(first: RouteParameters, second: RouteParameters): RouteParameters {
  return {
    parse: (params) => first.parse(params) && second.parse(params),
    priority: Math.max(first.priority, second.priority),
  }
}

/** A word that names a screen; STANDARD stands for a translation. */
export function isPlaceWord(word: string): boolean {
  return isRouteWord(word) && word.toUpperCase() !== standardWord
}

/** Abbreviations joined by dots; which of them exist is known to the view. */
export function isTranslations(word: string): boolean {
  return !isPlaceWord(word) && /^[\p{L}\p{N}.-]+$/u.test(word)
}
