/** The addresses outside the app an operator can set, without their schema: the page needs no more. */

import { fallbackLocale } from './locales'
import type { PublicSettings } from './public-settings'

/** What the menu can lead to outside the app (spec 1 §2): `donate` ... `dataProcessing` stand in its footer, the others are social. */
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

/** The address for a language: its own, else that for all others, else the fallback's; undefined where there is none (spec 1 §2). */
export function linkFor(links: PublicSettings['links'], name: LinkName, locale: string): string | undefined {
  const link: Readonly<Record<string, string | undefined>> = links[name] ?? {}
  return link[locale] ?? link['*'] ?? link[fallbackLocale]
}
