// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { wantedOf } from '#core/verse-of-day/quote'
import { drawHook, until } from '../../../tests/support/drawn/draw'
import { startPage } from '../../../tests/support/drawn/page'
import { chapterWith, manifestOf, shownEdition, storeEdition } from '../../../tests/support/drawn/texts'
import { useDayVerse } from './use-day-verse'

startPage()

describe('the verse of a day', () => {
  it('is all verses of its passage, as the edition counts them', async () => {
    const edition = shownEdition('DAYA')
    await storeEdition(edition.manifest, [chapterWith(19_023_000, { 1: 'Der Hirte.', 2: 'Die Weide.' })])
    const hook = await drawHook(() => useDayVerse(edition, wantedOf('PSA 23:1-2')), undefined)
    await until(() =>
      expect(hook.now()).toMatchObject({
        text: 'Der Hirte. Die Weide.',
        href: '/DAYA/Ps23,1-2',
        isWanted: true,
      }),
    )
  })

  it('is another passage where no edition here has that of the day', async () => {
    const edition = shownEdition('DAYB')
    await storeEdition(edition.manifest, [chapterWith(43_001_000, { 5: 'Das Licht.' })])
    const hook = await drawHook(
      () => useDayVerse(edition, wantedOf('HAB 2:14'), [wantedOf('JHN 1:5')]),
      undefined,
    )
    await until(() => expect(hook.now()).toMatchObject({ text: 'Das Licht.', isWanted: false }))
  })

  it('is whole sentences of another edition of the language where this one has only a part', async () => {
    const endless = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at + 1, 'und weiter,']))
    const broken = shownEdition('DAYP')
    await storeEdition(broken.manifest, [chapterWith(19_090_000, endless, 20)])
    await storeEdition(manifestOf('DAYQ', { locale: 'en' }), [
      chapterWith(19_090_000, { 10: 'A whole one.' }, 20),
    ])
    const wanted = wantedOf('PSA 90:10')
    const hook = await drawHook(() => useDayVerse(broken, wanted), undefined)
    await until(() =>
      expect(hook.now()).toMatchObject({
        edition: { abbreviation: 'DAYP' },
        isWhole: false,
        isForPart: false,
      }),
    )
    await storeEdition(manifestOf('DAYR'), [chapterWith(19_090_000, { 10: 'Ein ganzer Satz.' }, 20)])
    const again = await drawHook(() => useDayVerse(broken, wanted), undefined)
    await until(() =>
      expect(again.now()).toMatchObject({ text: 'Ein ganzer Satz.', isWhole: true, isForPart: true }),
    )
  })

  it('is shown in another edition that has it', async () => {
    await storeEdition(manifestOf('DAYC'), [chapterWith(42_001_000, { 37: 'Nichts ist unmöglich.' }, 40)])
    const lacking = shownEdition('DAYD')
    await storeEdition({ ...lacking.manifest, bookList: [] }, [])
    const hook = await drawHook(
      () =>
        useDayVerse({ ...lacking, manifest: { ...lacking.manifest, bookList: [] } }, wantedOf('LUK 1:37')),
      undefined,
    )
    await until(() => expect(hook.now()).toMatchObject({ edition: { abbreviation: 'DAYC' } }))
  })
})
