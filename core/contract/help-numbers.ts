/**
 * Telephone numbers of people who help, by country. An operator's file, `help-numbers.json` in the data directory, has this shape and
 * replaces the table that comes with the app (core/care/help-numbers.json).
 */
import * as z from 'zod/mini'

/** Purposes of numbers. */
export const helpKinds = ['emergency', 'talk', 'violence', 'children', 'need'] as const
export type HelpKind = (typeof helpKinds)[number]

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'a day is meant, such as 2026-11-28'))

const helpNumberSchema = z.object({
  is: z.enum(helpKinds),
  /** As people of the country write it; a telephone dials its digits, `*`, `#` and a leading `+`. */
  number: z
    .string()
    .check(
      z.regex(/^[+*#]?\d[\d *#-]{0,23}$/, 'a telephone number is meant, such as 116 123 or +49 30 1234'),
    ),
  /** Of the service, in a language of the country. */
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  /** The day it was checked, where it is not that of the table. */
  written: z.optional(day),
})
export type HelpNumber = z.infer<typeof helpNumberSchema>

export const helpNumbersSchema = z.object({
  /** The day the table was written. */
  written: day,
  /** By ISO 3166 country, in the order in which they are shown. */
  countries: z.record(
    z.string().check(z.regex(/^[A-Z]{2}$/, 'a country is meant, such as DE')),
    z.array(helpNumberSchema).check(z.minLength(1), z.maxLength(20)),
  ),
})
export type HelpNumbers = z.infer<typeof helpNumbersSchema>
