/** The sentences of the catalogue for the codes of an answer. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerWords } from '#core/assistant/plain-answer'
import { isolate } from '../../../ui/words/isolate'

export function useAnswerWords(): AnswerWords {
  const { t } = useTranslation(['assistant', 'care'])
  return useMemo(
    () => ({
      say: ({ code, values = {} }) => t(`say-${code}`, { ...noValues, ...isolated(values) }),
      care: ({ of, isCertain }) => t(`care:${isCertain ? of : 'possible'}`),
      removed: ({ reason }) => t(`removed-${reason}`),
    }),
    [t],
  )
}

/** A gap for which an answer has nothing stays empty. */
const noValues = { title: '', name: '', words: '' }

/** Titles and names of the library keep their own direction inside a sentence. */
const isolated = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)]))
