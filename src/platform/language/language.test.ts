// @vitest-environment happy-dom

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { locales } from '#core/contract/locales'
import deLetters from '../../../core/languages/de/letters.json'
import frLetters from '../../../core/languages/fr/letters.json'
import { freshModule } from '../../../tests/support/drawn/another-tab'
import { readCookie, removeCookie, writeCookie } from '../storage/cookies'
import { changeLanguage } from './change-language'
import type * as languageModule from './language'
import { addLateMessages, i18n, loadMessages, startLanguage } from './language'
import { readerLanguages } from './reader-languages'

const root = document.documentElement
const device = (...languages: string[]) => vi.stubGlobal('navigator', { languages })

beforeEach(() => removeCookie('locale'))
afterEach(() => {
  vi.unstubAllGlobals()
  removeCookie('locale')
})

describe('the language a page starts in', () => {
  it.each([
    ['of the address', 'fr', 'es', ['it'], 'fr'],
    ['chosen before', undefined, 'es', ['it'], 'es'],
    ['of the browser, its first that there is', undefined, undefined, ['nl-BE', 'pt-BR', 'it'], 'pt'],
    ['not that of an address which is none', 'xx', undefined, ['it'], 'it'],
    ['German where nothing else is known', undefined, undefined, ['nl'], 'de'],
  ])('is that %s', async (_, address, cookie, languages, expected) => {
    if (cookie) writeCookie('locale', cookie)
    device(...languages)
    const { startLanguage: start } = await freshModule<typeof languageModule>(
      './language.ts',
      import.meta.url,
    )
    expect(await start(address)).toBe(expected)
    expect(root.lang).toBe(expected)
  })

  it.each([
    ['fa', 'rtl'],
    ['he', 'rtl'],
    ['fr', 'ltr'],
  ])('%s is written %s', async (locale, direction) => {
    device()
    await startLanguage(locale)
    expect(root.dir).toBe(direction)
  })

  it('calls the product as the page says', async () => {
    const meta = document.createElement('meta')
    meta.name = 'application-name'
    meta.content = 'Lectern'
    document.head.append(meta)
    const loaded = await freshModule<typeof languageModule>('./language.ts', import.meta.url)
    await loaded.startLanguage('de')
    meta.remove()
    expect(loaded.i18n.t('product')).toBe('Lectern')
  })
})

describe('the messages of a language', () => {
  it.each(locales)('are there for the first load of %s', async (locale) => {
    const messages = await loadMessages(locale)
    for (const group of ['common', 'errors', 'finding', 'home', 'menu', 'reading', 'scripture'])
      expect(Object.keys(messages[group] ?? {}).length, group).toBeGreaterThan(0)
  })

  it('of later parts are ready when they were asked for, in this language and in any later one', async () => {
    await startLanguage('de')
    expect(i18n.hasResourceBundle('de', 'letters')).toBe(false)
    await addLateMessages()
    expect(i18n.t('letters:send')).toBe(deLetters.send)
    // An address that turns the page would load it anew.
    root.dir = 'ltr'
    await changeLanguage('fr')
    expect(i18n.t('letters:send')).toBe(frLetters.send)
  })

  it.each(locales)(
    'of %s are all ready for when there is no network, but for those of the server',
    async (locale) => {
      await startLanguage(locale)
      await addLateMessages()
      const folder = join(import.meta.dirname, '../../../core/languages', locale)
      const groups = readdirSync(folder).flatMap((file) => /(.*)\.json$/.exec(file)?.[1] ?? [])
      const missing = groups.filter((group) => !i18n.hasResourceBundle(locale, group))
      expect(missing).toEqual(['heads', 'mail'])
    },
  )

  it('that are in no catalogue are told of, and stand as their key', async () => {
    const missing: unknown[] = []
    const hear = (event: Event) => missing.push(event instanceof CustomEvent && event.detail)
    addEventListener('perikope:missing-message', hear)
    await startLanguage('de')
    expect(i18n.t('menu:nowhere')).toBe('nowhere')
    removeEventListener('perikope:missing-message', hear)
    expect(missing).toEqual(['menu:nowhere'])
  })
})

describe('a change of the language', () => {
  beforeEach(async () => {
    await startLanguage('de')
  })

  it('is kept for the next visit, and the page is in it', async () => {
    await changeLanguage('es')
    expect([readCookie('locale'), i18n.language, root.lang]).toEqual(['es', 'es', 'es'])
  })

  it('has the messages of every screen before anything is drawn in it', async () => {
    const had: boolean[] = []
    const look = (locale: string) => had.push(i18n.hasResourceBundle(locale, 'account'))
    i18n.on('languageChanged', look)
    await changeLanguage('pt')
    i18n.off('languageChanged', look)
    expect(had).toEqual([true])
  })

  it('loads the page anew where the direction of writing is another one', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    await changeLanguage('ar')
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    reload.mockRestore()
    // Until then everything stays as it was drawn.
    expect([root.dir, readCookie('locale')]).toEqual(['ltr', 'ar'])
  })
})

describe('the languages a person reads', () => {
  it.each([
    ['de', ['de-AT', 'en-GB', 'en-US', 'fr'], ['de', 'en', 'fr']],
    ['fa', [], ['fa']],
    ['he', ['en', 'he-IL'], ['he', 'en']],
  ])('in %s with a browser of %j', (locale, languages, expected) => {
    device(...languages)
    expect(readerLanguages(locale)).toEqual(expected)
  })
})
