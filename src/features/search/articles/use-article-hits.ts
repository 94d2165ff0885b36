/** What a search finds in dictionaries and other contents. The last words win. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArticleHits } from '#core/contract/content/answers'
import { languageOf } from '#core/search/text/language'
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
  const key = `${languages} ${words}`
  const [found, setFound] = useState<{ key: string; hits: readonly ArticleHits[] }>()
  useEffect(() => {
    let isCurrent = true
    const search = async () => {
      const hits = await workerClient()
        .searchArticles(words, languages.split(','))
        .catch(() => [])
      if (isCurrent) setFound({ key, hits })
    }
    const timer = setTimeout(() => void search(), afterMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [key, words, languages])
  return found?.key === key ? found.hits : undefined
}
