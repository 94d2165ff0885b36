/**
 * The addresses outside the app that an operator can set, without their schema: the page needs only these.
 */

import { fallbackLocale } from './locales'
import type { PublicSettings } from './public-settings'

/**
 * What the menu can link to outside the app (spec 1 §2): `donate` ... `dataProcessing` are in its footer, the
 * others are social media.
 */
export const linkNames = [
  'donate',
  'blog',
  'privacy',
  'dataProcessing',
  'facebook',
  'instagram',
  'operator',
] as const
export type LinkName = (typeof linkNames)[number]

/**
 * The address for a language: its own, else the one for all others, else the fallback's; undefined when there
 * is none (spec 1 §2).
 */
export function linkFor(links: PublicSettings['links'], name: LinkName, locale: string): string | undefined {
  const link: Readonly<Record<string, string | undefined>> = links[name] ?? {}
  return link[locale] ?? link['*'] ?? link[fallbackLocale]
}
