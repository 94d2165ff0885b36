/** The real texts of the interface, in one language at a time; a text that nobody wrote fails the test that asked for it. */
import { afterEach, beforeEach, expect } from 'vitest'
import { directionOf, type Locale } from '#core/contract/locales'
import { changeLanguage } from '../../../src/platform/language/change-language'
import { applyToDocument, i18n, loadMessages, startLanguage } from '../../../src/platform/language/language'
import { addAllMessages, addMessages } from '../../../src/platform/language/late-messages'

/** Makes groups of texts ready before each test; the interface speaks German, unless a test changes it. */
export function speakGerman(...groups: readonly string[]) {
  const missing: string[] = []
  const onMissing = (event: Event) => missing.push((event as CustomEvent<string>).detail)
  beforeEach(async () => {
    addEventListener('perikope:missing-message', onMissing)
    await speak('de', ...groups)
  })
  afterEach(() => {
    removeEventListener('perikope:missing-message', onMissing)
    expect(missing.splice(0), 'texts that nobody wrote').toEqual([])
  })
  return { speak: (locale: Locale) => speak(locale, ...groups), t: i18n.t.bind(i18n) }
}

async function speak(locale: Locale, ...groups: readonly string[]): Promise<void> {
  if (!i18n.isInitialized) await startLanguage(locale)
  for (const [group, messages] of Object.entries(await loadMessages(locale)))
    i18n.addResourceBundle(locale, group, messages)
  await i18n.changeLanguage(locale)
  await addMessages(...groups)
  applyToDocument(locale)
}

/** With every group of texts, as a person changes it. */
export async function speakAll(locale: Locale): Promise<void> {
  if (!i18n.isInitialized) await startLanguage(locale)
  await addAllMessages()
  // The change of direction would reload the page.
  document.documentElement.dir = directionOf(locale)
  if (i18n.language !== locale) await changeLanguage(locale)
  document.documentElement.lang = locale
}
