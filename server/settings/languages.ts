/** Message groups of the interface, one JSON file per language and group in core/languages. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fallbackLocale, type Locale } from '#core/contract/locales'
import type { ScriptureWords } from '#core/scripture/text/words'

/** Messages by key. */
export type Messages = Record<string, unknown>

/** All messages. */
export interface Languages {
  /** The messages of a group; undefined if the language has no such group. */
  group(locale: Locale, name: string): Promise<Messages | undefined>
  /** Names of the groups of a language. */
  names(locale: Locale): Promise<string[]>
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

/** The words of a drawn chapter; missing ones come from the fallback language. */
export async function scriptureWords(source: Languages, locale: Locale): Promise<ScriptureWords> {
  const messages =
    (await source.group(locale, 'scripture')) ?? (await source.group(fallbackLocale, 'scripture'))
  if (!isWords(messages)) throw new Error(`core/languages: the group scripture of ${locale} is not complete`)
  return messages
}

function isWords(messages: Messages | undefined): messages is Record<keyof ScriptureWords, string> {
  return messages !== undefined && Object.values(messages).every((message) => typeof message === 'string')
}
