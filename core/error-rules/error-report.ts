/**
 * The report of an unexpected error for the operator's service (spec 1 §8): its kind, its place in our code,
 * whether a member or a visitor met it, and nothing a person has typed (SECURITY S7).
 */
import { trackedPath } from '../analytics/tracked-path'
import { toErrorWire } from '../errors'
import { nameOfError } from './error-catalogue'

/** The page on which an error happened. */
export interface ErrorFacts {
  origin: string
  /** The current address. */
  address: string
  isMember: boolean
  version: string
  locale: string
}

/** The report as it is sent. */
export interface ErrorReport {
  name: string
  message: string
  /** Places in our own files. */
  stack: readonly string[]
  userType: 'Member' | 'Visitor'
  page: string
  version: string
  locale: string
}

const longestMessage = 200
const mostPlaces = 12

/** The report of an error, without personal data. */
export function reportOfError(error: unknown, facts: ErrorFacts): ErrorReport {
  const wire = toErrorWire(error)
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const name = nameOfError(wire)
  const { version, locale } = facts
  return {
    name: name === 'Error' && error instanceof Error ? error.name : name,
    message: withoutPeople(wire.message),
    stack: placesOf(stack, facts.origin),
    userType: facts.isMember ? 'Member' : 'Visitor',
    page: trackedPath(facts.address) ?? '-',
    version,
    locale,
  }
}

/** Lets each error through once, and at most `most` in total. */
export class ReportLimit {
  readonly #most: number
  readonly #seen = new Set<string>()

  constructor(most: number) {
    this.#most = most
  }

  takes({ name, message, stack }: ErrorReport): boolean {
    const key = [name, message, stack[0]].join('\n')
    if (this.#seen.size >= this.#most || this.#seen.has(key)) return false
    this.#seen.add(key)
    return true
  }
}

/** A failed navigation is not an error: the browser or the person went elsewhere. */
export function isFailedNavigation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, isRedirect, isNotFound } = error as Record<string, unknown>
  return name === 'AbortError' || isRedirect === true || isNotFound === true
}

/** Removes addresses, quotations and anything that looks like a secret. */
function withoutPeople(message: string): string {
  return message
    .replace(/\b[a-z]+:\/\/\S+/gi, '<address>')
    .replace(/[^\s@]+@[^\s@]+/g, '<email>')
    .replace(/(["'„“”«»`]).*?(["'“”«»`])/g, '<text>')
    .replace(/[\w-]{24,}/g, '<secret>')
    .slice(0, longestMessage)
}

/** `assets/main-1a2b.js:3:14`; the first line of a stack repeats the message. */
function placesOf(stack: string, origin: string): string[] {
  return [...stack.matchAll(/(https?:\/\/[^\s/()]+)\/([\w./-]+\.js:\d+:\d+)/g)]
    .filter(([, host]) => host === origin)
    .map(([, , place = '']) => place)
    .slice(0, mostPlaces)
}
