/** The real texts of the interface, in one language at a time; a text that nobody wrote fails the test that asked for it. */
import { afterEach, beforeEach, expect } from 'vitest'
import { directionOf, type Locale } from '#core/contract/locales'
import { changeLanguage } from '../../../src/platform/language/change-language'
import {
  addLateMessages,
  addMessages,
  applyToDocument,
  i18n,
  startLanguage,
} from '../../../src/platform/language/language'

/** Makes all texts ready before each test; the interface speaks German, unless a test changes it. */
export function speakGerman() {
  const missing: string[] = []
  const onMissing = (event: Event) => missing.push((event as CustomEvent<string>).detail)
  beforeEach(async () => {
    addEventListener('perikope:missing-message', onMissing)
    await speak('de')
  })
  afterEach(() => {
    removeEventListener('perikope:missing-message', onMissing)
    expect(missing.splice(0), 'texts that nobody wrote').toEqual([])
  })
  return { speak, t: i18n.t.bind(i18n) }
}

async function speak(locale: Locale): Promise<void> {
  if (!i18n.isInitialized) await startLanguage(locale)
  await addMessages(locale)
  await i18n.changeLanguage(locale)
  applyToDocument(locale)
}

/** With every group of texts, as a person changes it. */
export async function speakAll(locale: Locale): Promise<void> {
  if (!i18n.isInitialized) await startLanguage(locale)
  await addLateMessages()
  // The change of direction would reload the page.
  document.documentElement.dir = directionOf(locale)
  if (i18n.language !== locale) await changeLanguage(locale)
  document.documentElement.lang = locale
}
