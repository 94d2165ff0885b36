// @vitest-environment happy-dom
import { useEffect } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CommentaryChapter } from '#core/contract/content/answers'
import type { PageData } from '#core/contract/page-data'
import { AppError } from '#core/errors'
import { draw, find, press, textsOf, until, wordsIn } from '../../../../tests/support/drawn/draw'
import { offline } from '../../../../tests/support/drawn/network'
import { startPage } from '../../../../tests/support/drawn/page'
import { servedContents } from '../../../../tests/support/drawn/served-contents'
import { chapterWith, manifestOf, pageOf } from '../../../../tests/support/drawn/texts'
import { type SmallPack, smallCommentary } from '../../../../tests/support/packs/small-pack'
import { storePack } from '../../../../tests/support/packs/store-pack'
import { CurrentReadingProvider, useShowReading } from '../../../model/place/current-reading'
import { CommentaryBox } from './commentary-box'

const { t, worker, database } = startPage()

const dataOf = (chapter: number) =>
  pageOf(chapter, {
    manifests: [manifestOf('LUT', { locale: 'de' })],
    chapters: [chapterWith(chapter, {}, 21)],
  })
const john3 = dataOf(43_003_000)

/** Counts like English Bibles, in which a psalm title has no number. */
const psalmCommentary: SmallPack = {
  kind: 'commentary',
  abbr: 'TPS',
  name: 'Psalmenkommentar',
  articles: [
    [19_051_001, 19_051_002],
    [19_051_003, 19_051_019],
    [19_082_001, 19_082_001],
    [19_082_002, 19_082_008],
  ].map(([from = 0, to = 0], index) => ({
    id: index + 1,
    head: `${from}`,
    at: [{ from, to }],
    parts: [{ tag: 'p', children: ['Ein Abschnitt.'] }],
  })),
}

/** Sets the chapter on the screen, as the reading view does. */
function Beside({ data, verses }: { data: PageData; verses: readonly number[] }) {
  const { show } = useShowReading()
  useEffect(() => show(data), [show, data])
  return <CommentaryBox data={data} verses={verses} />
}
const beside = (data: PageData, verses: readonly number[]) => (
  <CurrentReadingProvider>
    <Beside data={data} verses={verses} />
  </CurrentReadingProvider>
)

beforeEach(async () => {
  await Promise.all([database.packs.clear(), database.packSegments.clear(), database.articles.clear()])
  worker.answer({ setFact: async (key, value) => void (await database.facts.put({ key, value })) })
})

const open = (container: HTMLElement) => textsOf(container, '[aria-expanded="true"] bdi')
const all = (container: HTMLElement) => textsOf(container, '[aria-expanded] bdi')

describe('the commentary beside a text', () => {
  it('has the introduction closed and the section of the selected verse open', async () => {
    await storePack(database, smallCommentary)
    const { container, again } = await draw(beside(john3, []))
    await until(() =>
      expect(all(container)).toEqual([
        t('commentary:introduction', { place: 'Johannes' }),
        'Johannes 3,1–15',
        'Johannes 3,16–21',
      ]),
    )
    expect(open(container)).toEqual(['Johannes 3,1–15'])
    expect(wordsIn(container)).toContain('Die Nacht.')
    await again(beside(john3, [18]))
    await until(() => expect(open(container)).toEqual(['Johannes 3,16–21']))
    expect(wordsIn(container)).toContain('Das Licht.')
    expect(wordsIn(container)).not.toContain('Die Nacht.')
  })

  it.each([
    ['the number of a psalm title is the psalm from its beginning', 19_051_000, 1, ['Psalm 51,3–4']],
    ['the first verse below a title too', 19_051_000, 3, ['Psalm 51,3–4']],
    ['a later verse has its own section', 19_051_000, 12, ['Psalm 51,5–21']],
    ['a psalm whose title stands in its first verse', 19_082_000, 1, ['Psalm 82,1']],
    ['the next verse of it', 19_082_000, 2, ['Psalm 82,2–8']],
  ])('in an edition that counts psalm titles: %s', async (_, chapter, verse, sections) => {
    await storePack(database, psalmCommentary)
    const { container } = await draw(beside(dataOf(chapter), [verse]))
    await until(() => expect(all(container)).toHaveLength(2))
    expect(open(container)).toEqual(sections)
  })

  it('opens and closes sections by hand', async () => {
    await storePack(database, smallCommentary)
    const { container } = await draw(beside(john3, [16]))
    await until(() => expect(open(container)).toEqual(['Johannes 3,16–21']))
    await press(find(container, 'h4 button', 'Johannes 3,1–15'))
    await until(() => expect(open(container)).toHaveLength(2))
    await press(find(container, 'h4 button', 'Johannes 3,1–15'))
    await until(() => expect(open(container)).toEqual(['Johannes 3,16–21']))
  })

  it('names the commentary and its licence', async () => {
    await storePack(database, smallCommentary)
    const { container } = await draw(beside(john3, []))
    await until(() => expect(wordsIn(find(container, 'footer'))).toContain('Testkommentar'))
  })

  it('says that there is none', async () => {
    const { container } = await draw(beside(john3, []))
    await until(() => expect(wordsIn(container)).toContain(t('commentary:none', { chapter: 'Johannes 3' })))
  })

  it('asks the server for what is not on this device, and says offline that it is not here', async () => {
    await storePack(database, smallCommentary)
    await database.packs.update('TCM', { manifest: undefined })
    const said: CommentaryChapter = {
      sections: [{ id: 3, head: '3,16', parts: ['Vom Server.'], at: [{ from: 43_003_001, to: 43_003_036 }] }],
      introductions: [],
    }
    worker.answer(servedContents(async () => said))
    const { container, end } = await draw(beside(john3, [1]))
    await until(() => expect(wordsIn(container)).toContain('Vom Server.'))
    expect(worker.inputsOf('wantContents')).toEqual([
      ['commentary', [{ params: { abbreviation: 'TCM', chapter: '43003000' }, query: {} }]],
    ])
    await end()
    offline()
    worker.answer(servedContents(async () => await Promise.reject(new AppError('network'))))
    const { container: later } = await draw(beside(dataOf(43_001_000), []))
    await until(() => expect(wordsIn(later)).toContain(t('contents:notOnDevice')))
  })
})
