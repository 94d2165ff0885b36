/** Decides whether the words of a search are a passage, which then opens. Words that a person has searched for as words stay words. */
import { useTranslation } from 'react-i18next'
import { mayBePassage } from '#core/contract/address/search-address'
import { useLastAnswer } from '../../model/asking/use-answer'
import { workerClient } from '../../platform/client/worker-client'
import { database } from '../../platform/local/database'

interface Decision {
  words: string
  /** Path of the passage; undefined for plain words. */
  passage: string | undefined
}

/** Undefined until it is decided. */
export function usePassage(words: string, translations: string): Decision | undefined {
  const { i18n } = useTranslation()
  const isAsked = mayBePassage(words)
  const locale = i18n.language
  const decision = useLastAnswer(
    isAsked && translations !== '' ? [words, translations, locale] : undefined,
    async () => ({ words, passage: await passageOf(words, translations, locale) }),
  )
  if (!isAsked) return { words, passage: undefined }
  return decision?.words === words ? decision : undefined
}

async function passageOf(words: string, translations: string, locale: string): Promise<string | undefined> {
  const searched = await database.recentSearches.filter((row) => row.words === words).count()
  if (searched > 0) return undefined
  const outcome = await workerClient().runInput(words, { locale, abbreviations: translations.split('.') })
  return outcome.kind === 'text' ? outcome.path : undefined
}
