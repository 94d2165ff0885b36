/** The dictionaries of a language in the library or on this device, and their articles for a word. */
import { useLiveQuery } from 'dexie-react-hooks'
import { isDictionaryOf, lookUp } from '#core/content/reading/look-up'
import type { ArticleLink } from '#core/contract/content/answers'
import { languageOf } from '#core/words/language'
import { loadStem } from '#core/words/stem'
import type { PackRow } from '#db/rows'
import { knownPacks, partOfPacks } from './known-packs'
import { type KnownContent, useWanted } from './use-wanted'

/** The dictionaries, live; undefined until the database has answered. */
export function useDictionariesOf(locale: string): readonly PackRow[] | undefined {
  return useLiveQuery(async () => await knownPacks((summary) => isDictionaryOf(summary, locale)), [locale])
}

/** Articles of all dictionaries of a language for the first of `candidates` that any of them has. */
export function useLookUp(locale: string, candidates: readonly string[]): KnownContent<ArticleLink[]> {
  const [word = '', ...others] = candidates
  return useWanted({
    key: `look-up ${locale} ${candidates.join('|')}`,
    async fromPacks(source) {
      if (word === '') return { isWhole: true, read: () => [] }
      return await partOfPacks(
        (summary) => isDictionaryOf(summary, locale),
        async () => await lookUp(source, locale, candidates, await loadStem(languageOf(locale))),
      )
    },
    call: 'lookUp',
    asked: [{ params: { locale, word }, query: { or: others.join('|') } }],
    fromServer: ([links = []]) => links,
  })
}
