/** What a search finds in dictionaries and other contents. The last words win. */
import { useTranslation } from 'react-i18next'
import type { ArticleHits } from '#core/contract/content/answers'
import { languageOf } from '#core/words/language'
import { useAnswer } from '../../../model/asking/use-answer'
import { workerClient } from '../../../platform/client/worker-client'

/** The verses come first: this search begins a little after theirs. */
const afterMs = 300

/** `locales` of the searched translations. Undefined until there is an answer; empty where it fails: verses are what is searched for. */
export function useArticleHits(
  words: string,
  locales: readonly string[],
): readonly ArticleHits[] | undefined {
  const { i18n } = useTranslation()
  const languages = [...new Set([...locales, i18n.language].map(languageOf))].sort().join()
  return useAnswer(
    [languages, words],
    async () =>
      await workerClient()
        .searchArticles(words, languages.split(','))
        .catch(() => []),
    afterMs,
  )
}
