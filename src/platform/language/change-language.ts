/** The change to another interface language; what the page starts with needs none of it. */
import { directionOf, type Locale } from '#core/contract/locales'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { writeCookie } from '../storage/cookies'
import { applyToDocument, i18n, loadMessages } from './language'

/** Called with the new language, and waited for, before it is spoken: what else needs its texts (late-messages.ts). */
export const beforeLanguageChange = new Set<(locale: string) => Promise<void>>()

/**
 * Changes the interface language; a change of direction reloads the page after 350 ms (spec 2 §9). Throws `network` where its
 * texts are neither here nor to be had: nothing has changed then.
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
  if (isTurned) setTimeout(() => location.reload(), limits.directionReloadMs)
  else applyToDocument(locale)
}
