/** The dictionaries of a language in the library or on this device, and their articles for a word. */
import { useLiveQuery } from 'dexie-react-hooks'
import { isDictionaryOf, lookUp } from '#core/content/reading/look-up'
import type { ArticleLink } from '#core/contract/content/answers'
import { languageOf } from '#core/search/text/language'
import { loadStem } from '#core/search/text/stem'
import type { PackRow } from '#db/rows'
import { type KnownContent, useContent } from '../../../model/contents/use-content'
import { readServer } from '../../../platform/client/read-server'
import { database } from '../../../platform/local/database'

/** The dictionaries, live; undefined until the database has answered. */
export function useDictionaries(locale: string): readonly PackRow[] | undefined {
  return useLiveQuery(async () => await dictionariesOf(locale), [locale])
}

async function dictionariesOf(locale: string): Promise<PackRow[]> {
  const rows = await database.packs.toArray()
  return rows.filter(({ summary, removedAt }) => removedAt === undefined && isDictionaryOf(summary, locale))
}

/** True if the whole dictionary is on this device. */
export const isStored = ({ manifest }: PackRow): boolean => manifest !== undefined

/**
 * Articles of all dictionaries of a language for the first of `candidates` that any of them has. Read from this device
 * if it has all dictionaries, or is offline and has some.
 */
export function useLookUp(locale: string, candidates: readonly string[]): KnownContent<ArticleLink[]> {
  const [word = '', ...others] = candidates
  return useContent({
    key: `look-up ${locale} ${candidates.join('|')}`,
    async stored(source) {
      if (word === '') return []
      const rows = await dictionariesOf(locale)
      const here = rows.filter(isStored)
      if (here.length === 0 || (here.length < rows.length && navigator.onLine)) return undefined
      return await lookUp(source, locale, candidates, await loadStem(languageOf(locale)))
    },
    ask: async () => await readServer('lookUp', { locale, word }, { or: others.join('|') }),
  })
}
