/** Changes the interface language. The start of the page needs none of this code. */

import { directionOf, type Locale } from '#core/contract/locales'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { reloadPage } from '../page/reload'
import { writeCookie } from '../storage/cookies'
import { addMessages, applyToDocument, i18n } from './language'

/**
 * Changes the interface language; a change of direction reloads the page after 350 ms (spec 2 §9). Throws
 * `network` where the messages can neither be found on the device nor be loaded; then nothing has changed.
 */
export async function changeLanguage(locale: Locale): Promise<void> {
  const isTurned = directionOf(locale) !== document.documentElement.dir
  await addMessages(locale).catch((cause: unknown) => {
    throw new AppError('network', {}, { cause })
  })
  writeCookie('locale', locale)
  await i18n.changeLanguage(locale)
  if (isTurned) setTimeout(reloadPage, limits.directionReloadMs)
  else applyToDocument(locale)
}
