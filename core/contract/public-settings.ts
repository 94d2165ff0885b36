/**
 * The operator's settings that every page may know. The worker requests it (GET /api/settings) and stores it
 * as a fact, so that the page also has it offline. No secrets: everybody can read it.
 */
import * as z from 'zod/mini'
import { helpNumbersSchema } from './help-numbers'
import { locales } from './locales'
import { linkNames } from './outside-links'
import { roomSchema } from './rooms'

/** Only https: everybody who trusts this app opens these addresses. */
const address = z.url({ protocol: /^https$/ }).check(z.maxLength(2000))

/** Addresses by locale; `*` is for all others. */
export const linkSchema = z.partialRecord(z.enum([...locales, '*']), address)

const serviceAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(2000))

/** The operator's settings. */
export const publicSettingsSchema = z.object({
  /** Name of the product; absent in what an earlier version stored. */
  productName: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  /** Links without an address are absent and not shown. */
  links: z.partialRecord(z.enum(linkNames), linkSchema),
  /**
   * The service that counts visits after consent; absent: nothing is asked, loaded or counted. Ends with a
   * slash; containers by name.
   */
  analytics: z.optional(
    z.object({
      address: serviceAddress,
      statistics: z.optional(z.string()),
      marketing: z.optional(z.string()),
    }),
  ),
  /** Areas with contents on this server; absent in what an earlier version stored. */
  rooms: z.optional(z.array(roomSchema)),
  /** The service that receives unexpected errors; absent: nothing is sent. */
  errorReports: z.optional(serviceAddress),
  /** The host of the language model that may answer in chats; absent: the library alone answers. */
  chatModel: z.optional(z.string().check(z.maxLength(253))),
  /** The operator's numbers of people who help; absent: those that come with the app. */
  helpNumbers: z.optional(helpNumbersSchema),
  /** Hosts whose players may be shown in the page, after a click; absent: none. */
  videoHosts: z.optional(z.array(z.string().check(z.maxLength(253)))),
})
export type PublicSettings = z.infer<typeof publicSettingsSchema>
export type AnalyticsSettings = NonNullable<PublicSettings['analytics']>
