// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { summaryOf } from '#core/content/reading/open-pack'
import type { AskedOriginals } from '#core/contract/search/search-answer'
import { defaultSearchOptions } from '#core/contract/search/search-request'
import { resultKey } from '#db/result-key'
import type { ResultRow } from '#db/rows'
import { draw, drawHook, find, press, textsOf, until, wordsIn } from '../../../../tests/support/drawn/draw'
import { editionRow } from '../../../../tests/support/drawn/local-rows'
import { backOnline, offline } from '../../../../tests/support/drawn/network'
import { startPage } from '../../../../tests/support/drawn/page'
import { answerOf, hitsOf, resultPage } from '../../../../tests/support/drawn/results'
import { prepareSmall, smallWords } from '../../../../tests/support/packs/small-pack'
import { useSearch } from '../use-search'
import { NothingFound } from './nothing-found'
import { Notices } from './notices'
import { OriginalsNotice } from './originals-notice'

const { t, worker, database } = startPage()

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

describe('what is said of an answer', () => {
  const noticesOf = async (
    row: Partial<ResultRow>,
    answer = answerOf({ LUT: hitsOf([1_001_001]) }),
    total = 1,
  ) => {
    const { container } = await draw(
      <Notices
        row={{ ...resultPage(1, {}), answer, ...row }}
        error={undefined}
        onRetry={() => {}}
        words="Wort"
        abbreviations={['LUT']}
        scope="chosen"
        total={total}
      />,
    )
    return wordsIn(container)
  }

  it('is nothing where all answered from the server', async () => {
    expect(await noticesOf({})).toBe('')
  })

  it('is what was looked for instead of a word that is nowhere', async () => {
    const corrections = [{ word: 'lihct', used: ['licht', 'leicht'] }]
    const words = await noticesOf({}, answerOf({ LUT: hitsOf([1_001_001]) }, { corrections }))
    expect(words).toBe(
      `${plain(t('search:corrected', { word: 'lihct', used: 'licht oder leicht' }))} ${plain(t('search:asTyped', { word: 'lihct' }))}`,
    )
  })

  describe('with words of the original', () => {
    const originals: AskedOriginals = {
      asked: [
        { typed: 'G25', numbers: ['G25'] },
        { typed: 'lemma:agap', numbers: [] },
        { typed: 'lemma:אהב', numbers: ['H157', 'H158'] },
      ],
      origins: { LUT: 'lent', KJV: 'given' },
    }
    const said = async (more: Partial<AskedOriginals>, expected: readonly string[]) => {
      const { container } = await draw(
        <OriginalsNotice originals={{ ...originals, ...more }} words="G25" scope="chosen" />,
      )
      await until(() => expect(plain(wordsIn(container)).trim()).toBe(plain(expected.join(''))))
    }
    const asked = originals.asked.slice(0, 1)

    it('is which numbers a lemma stands for, or that it is unknown', async () => {
      await said({}, [
        t('search:lemmaUnknown', { word: 'lemma:agap' }),
        `${t('search:lemmaMeans', { word: 'lemma:אהב' })} H157 · H158`,
        t('search:originalsLent', { editions: 'LUT' }),
      ])
    })

    it('is nothing of a number that a translation has', async () => {
      await said({ asked, origins: { KJV: 'given' } }, [])
    })

    it('is that there are none, and which translation has some', async () => {
      const none = { asked, origins: { LUT: 'none' } } as const
      const without = t('search:originalsNone', { editions: 'LUT' })
      await said(none, [without, ' ', t('search:originalsNowhere')])
      const { manifest } = await prepareSmall(smallWords)
      const summary = summaryOf({ ...manifest, number: 1 })
      await database.packs.put({ abbreviation: summary.abbr, summary, changedAt: 0 })
      await said(none, [without, ' ', t('search:originalsOthers'), ' TST'])
      // What there is, but neither here nor within reach.
      await said({ asked, origins: { TST: 'none' } }, [
        t('search:originalsAway', { editions: 'TST' }),
        ` ${t('reading:chooseDownloads')}`,
      ])
    })
  })

  it('is not said twice of the only word, where nothing was found', async () => {
    const alone = { corrections: [{ word: 'xyz', used: [] }], count: 0 }
    expect(await noticesOf({}, answerOf({ LUT: hitsOf([]) }, alone))).toBe('')
    const two = { count: 0, corrections: [...alone.corrections, { word: 'abc', used: [] }] }
    expect(await noticesOf({}, answerOf({ LUT: hitsOf([]) }, two))).not.toBe('')
  })

  it.each([
    ['where an edition could not be searched', { from: 'device', missing: ['ELB'] } as const, true],
    ['where there is a network and nothing is missing', { from: 'device' } as const, false],
    ['where the server answered', { from: 'server', missing: [] } as const, false],
  ])('is that this device answered: %s', async (_, row, isSaid) => {
    const words = await noticesOf({ ...row, missing: [...('missing' in row ? row.missing : [])] })
    expect(words.includes(plain(t('search:onDevice', { count: 1 })))).toBe(isSaid)
  })

  it('is in how many of how many was searched as one', async () => {
    const merged = { editions: ['LUT'], meant: 0, books: {}, rows: [] }
    const answer = answerOf({ LUT: hitsOf([1_001_001]) }, { merged })
    expect(await noticesOf({}, answer)).toBe('')
    expect(await noticesOf({}, answer, 60)).toContain(t('search:firstOf', { part: '1', total: '60' }))
    expect(await noticesOf({ from: 'device', missing: ['ELB'] }, answer, 2)).toBe(
      t('search:onDeviceOf', { part: '1', total: '2' }),
    )
    expect(await noticesOf({ from: 'server', missing: ['MINE'] }, answer, 2)).toBe(
      plain(t('search:onlyHere', { editions: 'MINE' })),
    )
  })

  it('is that it was searched without network', async () => {
    offline()
    expect(await noticesOf({ from: 'device' })).toContain(plain(t('search:onDevice', { count: 1 })))
  })
})

describe('nothing found', () => {
  async function drawNothing(more: object = {}, words = 'licht') {
    const unfiltered: string[] = []
    const { container } = await draw(
      <NothingFound
        words={words}
        abbreviations={['LUT']}
        scope="chosen"
        answer={answerOf({ LUT: hitsOf([]) }, more)}
        onUnfilter={() => unfiltered.push('all')}
      />,
    )
    return { container, unfiltered }
  }

  it('offers all books and fewer words only where that finds something', async () => {
    const { container, unfiltered } = await drawNothing({ wider: 3 })
    expect(textsOf(container, 'button').map(plain)).toEqual([plain(t('search:wider', { hits: 3 }))])
    await press(find(container, 'button'))
    expect(unfiltered).toEqual(['all'])
    expect((await drawNothing()).container.querySelector('button')).toBeNull()
  })

  it('names the words without the quotes they were typed with', async () => {
    const { container } = await drawNothing({}, '„am Anfang“')
    expect(textsOf(container, 'h2')[0]).toBe(plain(t('search:nothing', { words: 'am Anfang' })))
  })

  it('offers the other translations of the reader, without network those that are here', async () => {
    const rows = ['LUT', 'ELB', 'NEU'].map((name) => editionRow(name, { isInstalled: name === 'NEU' }))
    await database.editions.bulkPut(rows)
    const { container } = await drawNothing()
    await until(() => expect(textsOf(container, 'a.chip').slice(0, -1)).toEqual(['ELB', 'NEU']))
    expect(container.querySelector('a')?.getAttribute('href')).toBe('/search/ELB/licht')
    offline()
    const away = await drawNothing()
    await until(() => expect(textsOf(away.container, 'a.chip')[0]).toBe('NEU'))
  })
})

describe('the results of a search', () => {
  const request = {
    ...defaultSearchOptions,
    type: 'hybrid' as const,
    search: 'licht',
    abbreviations: ['LUT'],
  }
  const key = resultKey(request)
  const store = (...pages: number[]) =>
    database.results.bulkPut(pages.map((page) => ({ ...resultPage(page, { LUT: hitsOf([page]) }), key })))
  const stored = { kind: 'stored' } as const
  const useIt = ({
    search = request,
    wanted = 1,
  }: {
    search?: typeof request | undefined
    wanted?: number
  }) => useSearch(search, wanted)
  const pagesOf = (state: ReturnType<typeof useSearch>) => state.pages.map(({ page }) => page)

  it('are shown from this device while they are asked for again', async () => {
    worker.answer({ search: () => new Promise(() => {}) })
    await store(1)
    const hook = await drawHook(useIt, {})
    await until(() => expect(pagesOf(hook.now())).toEqual([1]))
    expect(hook.now()).toMatchObject({ isCurrent: true, isLoading: true })
  })

  it('are asked for page by page, each once', async () => {
    worker.answer({ search: async ({ page }) => (await store(page), stored) })
    const hook = await drawHook(useIt, {})
    await until(() => expect(hook.now()).toMatchObject({ isLoading: false, isCurrent: true }))
    await hook.again({ wanted: 3 })
    await until(() => expect(pagesOf(hook.now())).toEqual([1, 2, 3]))
    expect(worker.inputsOf('search').map(([{ page }]) => page)).toEqual([1, 2, 3])
  })

  it('have no gap: what lies behind a missing page is not shown', async () => {
    worker.answer({ search: () => new Promise(() => {}) })
    await store(1, 3)
    const hook = await drawHook(useIt, { wanted: 3 })
    await until(() => expect(pagesOf(hook.now())).toEqual([1]))
  })

  it('stay on the screen while those of other words are on their way', async () => {
    worker.answer({ search: async () => stored })
    await store(1)
    const hook = await drawHook(useIt, {})
    await until(() => expect(hook.now().isCurrent).toBe(true))
    await hook.again({ search: { ...request, search: 'finsternis' } })
    await until(() => expect(hook.now()).toMatchObject({ isCurrent: false }))
    expect(pagesOf(hook.now())).toEqual([1])
  })

  it('say why they did not come, and are asked for again when the network is back', async () => {
    offline()
    const hook = await drawHook(useIt, {})
    await until(() => expect(hook.now().error?.code).toBe('network'))
    worker.answer({ search: async () => (await store(1), stored) })
    await backOnline()
    await until(() => expect(hook.now()).toMatchObject({ isCurrent: true, error: undefined }))
  })
})
