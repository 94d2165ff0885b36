/** Changes the interface language. The start of the page needs none of this code. */

import { directionOf, type Locale } from '#core/contract/locales'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { reloadPage } from '../page/reload'
import { writeCookie } from '../storage/cookies'
import { applyToDocument, i18n, loadMessages } from './language'

/**
 * Called with the new language and awaited before the interface switches: modules that need its messages
 * register here (late-messages.ts).
 */
export const beforeLanguageChange = new Set<(locale: string) => Promise<void>>()

/**
 * Changes the interface language; a change of direction reloads the page after 350 ms (spec 2 §9). Throws
 * `network` where the messages can neither be found on the device nor be loaded; then nothing has changed.
 */
export async function changeLanguage(locale: Locale): Promise<void> {
  const isTurned = directionOf(locale) !== document.documentElement.dir
  const groups = await loadMessages(locale).catch((cause: unknown) => {
    throw new AppError('network', {}, { cause })
  })
  for (const [group, messages] of Object.entries(groups)) i18n.addResourceBundle(locale, group, messages)
  await Promise.all([...beforeLanguageChange].map((prepare) => prepare(locale)))
  writeCookie('locale', locale)
  await i18n.changeLanguage(locale)
  if (isTurned) setTimeout(reloadPage, limits.directionReloadMs)
  else applyToDocument(locale)
}
