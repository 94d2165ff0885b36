/** The words around the text of a drawn chapter, in the interface language. */
import type { i18n as I18n } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScriptureWords } from '#core/scripture/text/words'

/** Raw templates; core fills in their placeholders itself. */
export function useScriptureWords(): ScriptureWords {
  const { i18n } = useTranslation()
  const { language } = i18n
  return useMemo(() => scriptureWordsOf(i18n, language), [i18n, language])
}

/** Returns the same object each time. */
export function scriptureWordsOf(i18n: I18n, language: string): ScriptureWords {
  return i18n.getResourceBundle(language, 'scripture') as ScriptureWords
}
