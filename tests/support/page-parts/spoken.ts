/** The interface language of a test: the real i18next with the real catalogues, late groups too. */

import type { Locale } from '#core/contract/locales'
import { changeLanguage } from '../../../src/platform/language/change-language'
import { addLateMessages, i18n, startLanguage } from '../../../src/platform/language/language'

/** Speaks it from now on; every group of texts is there. */
export async function speak(locale: Locale): Promise<void> {
  if (!i18n.isInitialized) await startLanguage(locale)
  await addLateMessages()
  // The change of direction would reload the page.
  document.documentElement.dir = locale === 'ar' || locale === 'fa' || locale === 'he' ? 'rtl' : 'ltr'
  if (i18n.language !== locale) await changeLanguage(locale)
  document.documentElement.lang = locale
}
