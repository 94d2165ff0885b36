/** The entries of dictionaries on a word of the original, by its number. */
import { entriesOfNumber, isNumbered, readersFirst } from '#core/content/reading/number-entries'
import type { ArticleLink } from '#core/contract/content/answers'
import { readerLanguages } from '../../platform/language/reader-languages'
import { useLocale } from '../../platform/language/use-locale'
import { partOfPacks } from './known-packs'
import { type KnownContent, useWanted } from './use-wanted'

/** Entries of all dictionaries on `number` (`G25`), those in the reader's languages first; none without a number. */
export function useNumberEntries(number: string | undefined): KnownContent<ArticleLink[]> {
  const languages = readerLanguages(useLocale())
  return useWanted({
    key: `number ${number ?? ''} ${languages.join(' ')}`,
    async fromPacks(source) {
      if (number === undefined) return { isWhole: true, read: () => [] }
      return await partOfPacks(isNumbered, async () =>
        readersFirst(await entriesOfNumber(source, number), languages),
      )
    },
    call: 'numberEntries',
    asked: number === undefined ? [] : [{ params: { number }, query: {} }],
    fromServer: ([links = []]) => readersFirst(links, languages),
  })
}
