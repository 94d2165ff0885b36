/** Message groups of the interface, one JSON file per language and group in core/languages. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { directionOf, fallbackLocale, type Locale, languageNumberOf, locales } from '#core/contract/locales'
import type { ScriptureWords } from '#core/scripture/text/words'
import type { Handler } from '../http/call-routes'
import { prepareJson } from '../http/prepared'
import type { Services } from '../services'

export type Messages = Record<string, unknown>

export interface Languages {
  /** The messages of a group; undefined where the language has no such group. */
  group(locale: Locale, name: string): Promise<Messages | undefined>
  /** Names of the groups of a language. */
  names(locale: Locale): Promise<string[]>
}

/** Names of the languages in themselves. */
const languageNames: Readonly<Record<Locale, string>> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  it: 'Italiano',
  ar: 'العربية',
  fa: 'فارسی',
  he: 'עברית',
}

/** Reads groups below `directory`, each once. `name` must be a plain word: it becomes a file name. */
export function readLanguages(directory: string): Languages {
  const kept = new Map<string, Promise<Messages | undefined>>()
  const read = async (locale: Locale, name: string): Promise<Messages | undefined> => {
    const content = await readFile(join(directory, locale, `${name}.json`), 'utf8').catch(() => undefined)
    return content === undefined ? undefined : JSON.parse(content)
  }
  return {
    group(locale, name) {
      const key = `${locale}/${name}`
      const known = kept.get(key) ?? read(locale, name)
      kept.set(key, known)
      return known
    },
    async names(locale) {
      const files = await readdir(join(directory, locale)).catch(() => [])
      return files
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
        .sort()
    },
  }
}

/** Names of groups in the specification (spec 1 §7) that are other ones here. */
const otherNames: Readonly<Record<string, string>> = { autocomplete: 'finding' }

export function languages({ names }: Services): Handler<'languages'> {
  return async () =>
    prepareJson({
      data: await Promise.all(
        locales.map(async (locale) => ({
          id: languageNumberOf(locale),
          locale,
          name: languageNames[locale],
          sep_book: (await names(locale))?.separators.book ?? ';',
          rtl: directionOf(locale) === 'rtl',
        })),
      ),
    })
}

/** Groups that do not exist are left out: the page then shows the keys themselves. */
export function languageGroups(source: Languages): Handler<'languageGroups'> {
  return async ({ query }) => {
    const { locale } = query
    return prepareJson({ data: { [locale]: await readGroups(source, locale, query['keys[]']) } })
  }
}

export function languageCatalogue(source: Languages): Handler<'languageCatalogue'> {
  return async ({ params: { locale } }) =>
    prepareJson({ data: await readGroups(source, locale, await source.names(locale)) })
}

async function readGroups(
  source: Languages,
  locale: Locale,
  names: readonly string[],
): Promise<Record<string, Messages>> {
  const groups: Record<string, Messages> = {}
  for (const name of new Set(names)) {
    const messages = await source.group(locale, otherNames[name] ?? name)
    if (messages) groups[name] = messages
  }
  return groups
}

/** The words of a drawn chapter; the fallback language stands in where a language has none yet. */
export async function scriptureWords(source: Languages, locale: Locale): Promise<ScriptureWords> {
  const messages =
    (await source.group(locale, 'scripture')) ?? (await source.group(fallbackLocale, 'scripture'))
  if (!isWords(messages)) throw new Error(`core/languages: the group scripture of ${locale} is not complete`)
  return messages
}

function isWords(messages: Messages | undefined): messages is Record<keyof ScriptureWords, string> {
  return messages !== undefined && Object.values(messages).every((message) => typeof message === 'string')
}
