/** The language of the interface. */
import { useTranslation } from 'react-i18next'
import { fallbackLocale, isLocale, type Locale } from '#core/contract/locales'

export function useLocale(): Locale {
  const { language } = useTranslation().i18n
  return isLocale(language) ? language : fallbackLocale
}
