/** Messages for pages the server writes itself. */
import { fallbackLocale, type Locale } from '#core/contract/locales'
import type { Languages } from './languages'

/** The message `group:key` with `{{name}}` filled in; the key itself if it is unknown. */
export type PageWords = (key: string, values?: Readonly<Record<string, string>>) => string

const groups = ['common', 'finding', 'heads', 'menu'] as const

/**
 * The messages of a language, for some pages with `more` groups; missing ones come from
 * the fallback language.
 */
export async function pageWords(
  languages: Languages,
  locale: Locale,
  more: readonly string[] = [],
): Promise<PageWords> {
  const known = new Map<string, string>()
  for (const one of new Set([fallbackLocale, locale])) {
    for (const group of [...groups, ...more]) {
      for (const [key, text] of Object.entries((await languages.group(one, group)) ?? {}))
        if (typeof text === 'string') known.set(`${group}:${key}`, text)
    }
  }
  return (key, values = {}) =>
    (known.get(key) ?? key).replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place)
}
