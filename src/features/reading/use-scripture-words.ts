/** The words of a drawn chapter in the interface language. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScriptureWords } from '#core/scripture/text/words'

/** Untouched templates: core fills their places itself. */
export function useScriptureWords(): ScriptureWords {
  const { i18n } = useTranslation()
  const { language } = i18n
  return useMemo(() => i18n.getResourceBundle(language, 'scripture') as ScriptureWords, [i18n, language])
}
