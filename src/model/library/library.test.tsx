// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import type { PageTexts } from '#core/contract/pages/article'
import type { DownloadRow } from '#db/rows'
import { emptyDevice, storeEditions, storeNames } from '../../../tests/support/drawn/device'
import { doing, drawHook, startDrawing, until } from '../../../tests/support/drawn/draw'
import { speakAll } from '../../../tests/support/drawn/speak'
import { workerThat } from '../../../tests/support/drawn/worker-here'
import { bareSummary } from '../../../tests/support/editions/bare-edition'
import { database } from '../../platform/local/database'
import { useEditionsVersion } from './editions-version'
import { isKnownTranslation } from './known-translations'
import { isKnownHelp, usePageTexts } from './page-texts'
import { useBookName } from './use-book-name'
import { inOrder, languageName, useEditions } from './use-editions'
import { useKnownAbbreviations } from './use-known-abbreviations'
import { useVerseName } from './use-verse-name'

startDrawing()
beforeEach(async () => {
  await speakAll('de')
  await emptyDevice()
})

const named = (abbreviation: string, locale: string) => ({ summary: bareSummary({ abbreviation, locale }) })
const stored = async () => ({ kind: 'stored' }) as const
const failing = (code: 'network' | 'not-found') => async () =>
  ({ kind: 'failed', error: { code, message: '', details: {} } }) as const

describe('the editions of this device', () => {
  it.each([
    ['de', ['SDE', 'ZB', 'GNT', 'KJV', 'WEB', 'LSG']],
    ['en', ['KJV', 'WEB', 'GNT', 'LSG', 'SDE', 'ZB']],
  ] as const)(
    'are offered in %s with its own language first, then by language and name',
    async (locale, expected) => {
      await speakAll(locale)
      const editions = [
        { abbreviation: 'WEB', ...named('WEB', 'en') },
        { abbreviation: 'GNT', ...named('GNT', 'grc') },
        { abbreviation: 'ZB', ...named('ZB', 'de-CH') },
        { abbreviation: 'KJV', ...named('KJV', 'en') },
        { abbreviation: 'LSG', ...named('LSG', 'fr') },
        { abbreviation: 'SDE', ...named('SDE', 'de') },
      ]
      expect(inOrder(editions, locale).map(({ abbreviation }) => abbreviation)).toEqual(expected)
    },
  )

  it.each([
    ['en', 'de', 'Englisch'],
    ['de', 'en', 'German'],
    ['grc', 'de', /griechisch/i],
    // Browsers call it "root".
    ['und', 'de', /^Andere Sprachen$/],
    ['root', 'en', /^Other languages$/],
    ['hbo', 'de', /hebräisch/i],
    ['qaa', 'de', 'qaa'],
  ])('are in languages that have a name: %s in %s', async (language, locale, expected) => {
    await speakAll(locale === 'en' ? 'en' : 'de')
    expect(languageName(language, locale)).toMatch(expected)
  })

  it('are told with their download, live', async () => {
    const { now } = await drawHook(() => useEditions('de'))
    await until(() => expect(now()).toEqual([]))
    await storeEditions(named('KJV', 'en'), named('SDE', 'de'))
    await until(() => expect(now()?.map(({ abbreviation }) => abbreviation)).toEqual(['SDE', 'KJV']))
    const download: DownloadRow = {
      abbreviation: 'KJV',
      state: 'running',
      doneBytes: 1,
      totalBytes: 2,
      startedAt: 0,
    }
    await database.downloads.put(download)
    await until(() => expect(now()?.map((one) => one.download)).toEqual([undefined, download]))
  })

  it('are known by their abbreviations, and a change of any of them by a number', async () => {
    const { now } = await drawHook(() => ({ known: useKnownAbbreviations(), version: useEditionsVersion() }))
    expect(now().known).toBe('')
    await storeEditions(named('SDE', 'de'), named('KJV', 'en'))
    await until(() => expect(now().known).toBe('KJV SDE'))
    const before = now().version
    await storeEditions({ ...named('SDE', 'de'), isInstalled: true })
    await until(() => expect(now().version).toBeGreaterThan(before))
  })
})

describe('a word of an address is a translation', () => {
  it('where it is STANDARD, in any case', async () => {
    const asked = workerThat({})
    expect(await isKnownTranslation('standard')).toBe(true)
    expect(asked).toEqual([])
  })

  it('where this device has it', async () => {
    const asked = workerThat({})
    await storeEditions(named('MINE1', 'de'))
    expect(await isKnownTranslation('mine1')).toBe(true)
    expect(asked).toEqual([])
  })

  it.each([
    ['the server has it', 'T1', stored, true],
    ['nobody answers: the view says what it lacks', 'T2', failing('network'), true],
    ['there is none', 'T3', failing('not-found'), false],
  ])('asked for, %s', async (_, name, wantEdition, expected) => {
    const asked = workerThat({ wantEdition })
    expect(await isKnownTranslation(name)).toBe(expected)
    expect(asked).toEqual([['wantEdition', name]])
  })

  it('for the rest of this visit where it once was', async () => {
    workerThat({ wantEdition: stored })
    await isKnownTranslation('T4')
    const asked = workerThat({})
    expect(await isKnownTranslation('t4')).toBe(true)
    expect(asked).toEqual([])
  })

  it('is asked for again where it was none: it may have come meanwhile', async () => {
    workerThat({ wantEdition: failing('not-found') })
    expect(await isKnownTranslation('T5')).toBe(false)
    workerThat({ wantEdition: stored })
    expect(await isKnownTranslation('T5')).toBe(true)
  })
})

describe('help and articles', () => {
  const textsIn = (
    locale: 'de' | 'en' | 'fr',
    ...ids: number[]
  ): { locale: typeof locale; texts: PageTexts } => ({
    locale,
    texts: {
      articles: {},
      help: ids.map((id) => ({
        locale,
        id,
        slug: `item-${id}`,
        group: 'reading',
        title: `${locale} ${id}`,
        description: '',
        body: [],
      })),
    },
  })

  it.each([
    ['the language of the interface', ['fr', 'en', 'de'], 'de'],
    ['English where that is not here', ['fr', 'en'], 'en'],
    ['any other', ['fr'], 'fr'],
  ] as const)('are in %s', async (_, locales, expected) => {
    workerThat({ wantPageTexts: stored })
    await database.pageTexts.bulkPut(locales.map((locale) => textsIn(locale, 1)))
    const { now } = await drawHook(usePageTexts)
    await until(() => expect(now().texts?.help[0]?.title).toBe(`${expected} 1`))
  })

  it('are asked for each time they are opened, and arrive live', async () => {
    const asked = workerThat({
      async wantPageTexts() {
        await database.pageTexts.put(textsIn('de', 1))
        return { kind: 'stored' }
      },
    })
    const { now } = await drawHook(usePageTexts)
    await until(() => expect(now().texts?.help).toHaveLength(1))
    expect(asked).toEqual([['wantPageTexts', 'de']])
    expect(now().error).toBeUndefined()
  })

  it('say why newer ones did not come, until they are tried again', async () => {
    workerThat({ wantPageTexts: failing('network') })
    const { now } = await drawHook(usePageTexts)
    await until(() => expect(now().error?.code).toBe('network'))
    await until(() => expect(now().texts).toBeNull())
    workerThat({ wantPageTexts: stored })
    await doing(() => now().retry())
    await until(() => expect(now().error).toBeUndefined())
  })

  it.each([
    ['is here', [7], [7], stored, true],
    ['comes with newer ones', [1], [1, 7], stored, true],
    ['is in none of them', [1], [1, 2], stored, false],
    ['is not here, and nobody answers', [1], [1], failing('network'), false],
    ['is not known, and nobody answers', [], [], failing('network'), true],
  ])('have an item that %s', async (_, here, there, outcome, expected) => {
    if (here.length > 0) await database.pageTexts.put(textsIn('de', ...here))
    workerThat({
      async wantPageTexts() {
        if (there.length > 0) await database.pageTexts.put(textsIn('de', ...there))
        return await outcome()
      },
    })
    expect(await isKnownHelp(7)).toBe(expected)
  })
})

describe('names', () => {
  it('of books and verses are those of the interface, once they are here', async () => {
    const { now } = await drawHook(() => [useBookName()(43), useVerseName()(43_003_016)])
    await storeNames('de')
    await until(() => expect(now()).toEqual(['Johannes', 'Johannes 3,16']))
  })
})
