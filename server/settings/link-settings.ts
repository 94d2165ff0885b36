/** The addresses outside the app that an operator sets: `https://...` for every language, or `de=https://...,en=https://...`. */
import * as z from 'zod/mini'
import { type LinkName, linkNames } from '#core/contract/outside-links'
import { linkSchema, type PublicSettings } from '#core/contract/public-settings'

const linkMeant = 'an https address is meant, or one per language: de=https://...,en=https://...'

const setting = z.optional(
  z.string().check(
    z.maxLength(4096),
    z.refine((value) => linkSchema.safeParse(readLink(value)).success, linkMeant),
  ),
)

/** Their environment variables, for the schema of the settings. */
export const linkVariables = {
  LINK_DONATE: setting,
  LINK_BLOG: setting,
  LINK_PRIVACY: setting,
  LINK_DATA_PROCESSING: setting,
  LINK_FACEBOOK: setting,
  LINK_INSTAGRAM: setting,
  LINK_OPERATOR: setting,
}

const variableOf: Readonly<Record<LinkName, keyof typeof linkVariables>> = {
  donate: 'LINK_DONATE',
  blog: 'LINK_BLOG',
  privacy: 'LINK_PRIVACY',
  dataProcessing: 'LINK_DATA_PROCESSING',
  facebook: 'LINK_FACEBOOK',
  instagram: 'LINK_INSTAGRAM',
  operator: 'LINK_OPERATOR',
}

/** The links of checked variables. */
export function readLinks(
  given: Readonly<Partial<Record<keyof typeof linkVariables, string | undefined>>>,
): PublicSettings['links'] {
  const pairs = linkNames.flatMap((name) => {
    const value = given[variableOf[name]]
    return value === undefined ? [] : [[name, linkSchema.parse(readLink(value))] as const]
  })
  return Object.fromEntries(pairs)
}

/** An address may contain commas and equals signs: only a value that begins with a language is a list. */
function readLink(value: string): Record<string, string> {
  if (!/^([a-z]{2}|\*)=/.test(value)) return { '*': value }
  const parts = value.split(/,(?=(?:[a-z]{2}|\*)=)/)
  return Object.fromEntries(
    parts.map((part) => {
      const end = part.indexOf('=')
      return [part.slice(0, end), part.slice(end + 1)]
    }),
  )
}
