/**
 * What the operator of a server has set and every page may know. The worker asks for it (GET /api/settings) and keeps it as a fact,
 * so that the page has it without network too. No secrets: everybody can read it.
 */
import * as z from 'zod/mini'
import { locales } from './locales'
import { linkNames } from './outside-links'
import { roomSchema } from './rooms'

/** Only https: what stands behind is opened by everybody who trusts this app. */
const address = z.url({ protocol: /^https$/ }).check(z.maxLength(2000))

/** Addresses by locale; `*` is for every other one. */
export const linkSchema = z.partialRecord(z.enum([...locales, '*']), address)

const serviceAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(2000))

export const publicSettingsSchema = z.object({
  /** What the product is called; absent in what an earlier version kept. */
  productName: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  /** Links without an address are absent, and not shown. */
  links: z.partialRecord(z.enum(linkNames), linkSchema),
  /** What counts visits after consent; absent: nothing is asked, loaded or counted. Ends with a slash; containers by name. */
  analytics: z.optional(
    z.object({
      address: serviceAddress,
      statistics: z.optional(z.string()),
      marketing: z.optional(z.string()),
    }),
  ),
  /** Areas with contents that this server has; absent in what an earlier version kept. */
  rooms: z.optional(z.array(roomSchema)),
  /** What hears of errors nobody expected; absent: nothing is sent. */
  errorReports: z.optional(serviceAddress),
})
export type PublicSettings = z.infer<typeof publicSettingsSchema>
export type AnalyticsSettings = NonNullable<PublicSettings['analytics']>
