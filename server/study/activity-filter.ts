/**
 * Parses the filter of the history in an address: JSON `{search?, types?, date?}`; unknown parts are ignored.
 */
import * as z from 'zod/mini'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { readJsonText } from '../http/requests/read-json-text'

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
/** An existing day: not 31 February. */
const isDay = (text: string) => day.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
const types = z.enum(['text', 'search'])

const filterSchema = z.object({
  search: z.optional(z.string().check(z.maxLength(limits.maxActivityName))),
  types: z.optional(z.union([z.array(types).check(z.maxLength(10)), types])),
  date: z.optional(z.string().check(z.refine((text) => text === '' || text.split('..').every(isDay)))),
})

/** A parsed filter. */
export interface ActivityFilter {
  /** Words of its name; empty = any. */
  search: string
  types: readonly ('text' | 'search')[]
  /** First and last day, YYYY-MM-DD; undefined = any. */
  days: { first: string; last: string } | undefined
}

/** Throws invalid-input for anything but a filter. */
export function readActivityFilter(text: string | undefined): ActivityFilter {
  const parsed = filterSchema.safeParse(text ? readJsonText(text) : {})
  if (!parsed.success) throw new AppError('invalid-input')
  const { search = '', types: given = ['text', 'search'], date = '' } = parsed.data
  const [first = '', last = first] = date.split('..')
  return {
    search,
    types: typeof given === 'string' ? [given] : given,
    days: first ? { first, last } : undefined,
  }
}
