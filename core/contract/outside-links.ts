/**
 * The addresses outside the app that an operator can set, without their schema: the page needs only these.
 */

import { fallbackLocale } from './locales'

/**
 * Places outside the app that the menu can link to (spec 1 §2): `donate` ... `dataProcessing` are in its
 * footer, the others are social media.
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

/** Addresses by link and locale; `*` is for every other locale. */
export type OutsideLinks = Readonly<
  Partial<Record<LinkName, Readonly<Record<string, string | undefined>> | undefined>>
>

/** The address for a language: its own, else that for all others, else the fallback's; undefined where there is none (spec 1 §2). */
export function linkFor(links: OutsideLinks, name: LinkName, locale: string): string | undefined {
  const link = links[name] ?? {}
  return link[locale] ?? link['*'] ?? link[fallbackLocale]
}
