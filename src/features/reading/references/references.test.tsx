// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { summaryOf } from '#core/content/reading/open-pack'
import type { Reference } from '#core/contract/editions/chapter'
import type { NumberingBase } from '#core/contract/editions/edition'
import { AppError } from '#core/errors'
import { draw, drawHook, find, press, textsOf, until, wordsIn } from '../../../../tests/support/drawn/draw'
import { startPage } from '../../../../tests/support/drawn/page'
import { servedContents } from '../../../../tests/support/drawn/served-contents'
import { chapterWith, manifestOf, pageOf, storeEdition } from '../../../../tests/support/drawn/texts'
import { prepareSmall, smallReferences } from '../../../../tests/support/packs/small-pack'
import { storePack } from '../../../../tests/support/packs/store-pack'
import { BroughtToVerse } from './brought-to-verse'
import { LinkedText } from './linked-text'
import { ReferenceList } from './reference-list'
import { SourcedList } from './sourced-list'
import { type FoundReferences, useChapterReferences } from './use-chapter-references'
import { VerseCrossReferences } from './verse-cross-references'
import { VerseReferences } from './verse-references'

const { t, worker, database } = startPage()

const reference = (canonical: number, canonical_end?: number): Reference => ({
  canonical,
  content: `Stelle ${canonical}`,
  ...(canonical_end === undefined ? {} : { canonical_end }),
})

async function drawList(abbreviation: string, references: readonly Reference[], isOneOfMany = false) {
  const { container } = await draw(
    <ReferenceList
      abbreviation={abbreviation}
      references={references}
      hrefOf={(from, to) => `/${from}-${to}`}
      isOneOfMany={isOneOfMany}
    />,
  )
  return container
}

describe('the words of a reference', () => {
  const long = chapterWith(43_001_000, { 1: 'Eins.', 2: 'Zwei.' }, 20)

  it.each<[string, Reference, string]>([
    ['are those of a verse', reference(43_001_001), 'Eins.'],
    ['are those of verses beside each other', reference(43_001_001, 43_001_002), '1Eins. 2Zwei.'],
    [
      'are six verses of a longer passage',
      reference(43_001_003, 43_001_020),
      '3Vers 3 4Vers 4 5Vers 5 6Vers 6 7Vers 7 8Vers 8',
    ],
    ['are the beginning of a whole book', reference(43_000_000), 'Eins.'],
  ])('%s', async (_, wanted, words) => {
    await storeEdition(manifestOf('REFA'), [long])
    const container = await drawList('REFA', [wanted])
    await until(() => expect(textsOf(container, 'li p').join(' ')).toBe(words))
  })

  it('are asked for where they are not here, and said to be missing where they cannot be had', async () => {
    await storeEdition(manifestOf('REFB'), [])
    const container = await drawList('REFB', [reference(43_002_001)])
    await until(() =>
      expect(worker.inputsOf('wantChapters')).toEqual([[[{ abbreviation: 'REFB', canonical: 43_002_000 }]]]),
    )
    await until(() => expect(textsOf(container, 'li p')).toEqual([t('reading:referenceNotHere')]))
  })

  it('are not waited for where the edition has no such chapter', async () => {
    await storeEdition(manifestOf('REFC'), [])
    const container = await drawList('REFC', [reference(1_001_001)])
    await until(() => expect(textsOf(container, 'li p')).toEqual([t('reading:verseNotHere')]))
    await worker.answered()
    expect(worker.inputsOf('wantChapters')).toEqual([])
  })

  it('are not asked for by one list of many', async () => {
    await storeEdition(manifestOf('REFD'), [])
    const container = await drawList('REFD', [reference(43_002_001)], true)
    await until(() => expect(textsOf(container, 'li p')).toHaveLength(1))
    await worker.answered()
    expect(worker.inputsOf('wantChapters')).toEqual([])
  })
})

describe('the references of a chapter', () => {
  const own = chapterWith(43_001_000, { 1: { references: [reference(1_001_001)] } })
  const lent = chapterWith(43_001_000, {
    1: { references: [reference(19_033_006)] },
    4: { references: [reference(19_036_010)] },
  })

  it('are its own, and for a verse without one those of another edition on this device', async () => {
    await storeEdition(manifestOf('LEND'), [lent])
    const data = pageOf(43_001_000, { manifests: [manifestOf('POOR')], chapters: [own] })
    const hook = await drawHook(useChapterReferences, data)
    await until(() =>
      expect(hook.now()?.map(({ verse, lender }) => [verse, lender])).toEqual([
        [1, undefined],
        [4, 'LEND'],
      ]),
    )
  })

  it('are known at once where the edition has some', async () => {
    const data = pageOf(43_001_000, { chapters: [own] })
    const hook = await drawHook(useChapterReferences, data)
    expect(hook.now()?.map(({ verse }) => verse)).toEqual([1])
  })

  it('are shown for the verses that are selected, and whose they are', async () => {
    const data = pageOf(43_001_000)
    const found = [
      { verse: 1, references: [reference(1_001_001)], lender: undefined },
      { verse: 4, references: [reference(19_036_010)], lender: 'LEND' },
    ]
    const drawn = await draw(<VerseReferences data={data} found={found} verses={[4]} />)
    expect(textsOf(drawn.container, 'a')).toEqual(['Stelle 19036010'])
    expect(wordsIn(drawn.container)).toContain('LEND')
    await drawn.again(<VerseReferences data={data} found={found} verses={[3]} />)
    expect(wordsIn(drawn.container)).toBe(t('sidebar:noReferences'))
    await drawn.again(<VerseReferences data={data} found={found} verses={[]} />)
    expect(wordsIn(drawn.container)).toBe(t('sidebar:chooseVerse'))
  })
})

describe('the references that packs bring', () => {
  const john3 = chapterWith(43_003_000, { 16: { references: [reference(1_022_002)] } }, 21)
  const dataOf = (numbering: NumberingBase = 'eng', chapter = john3) =>
    pageOf(chapter.canonical, {
      manifests: [manifestOf('POOR', { locale: 'de', numbering: { base: numbering, corrections: [] } })],
      chapters: [chapter],
    })
  const shortly = (found: FoundReferences | undefined) =>
    found?.map(({ verse, references, pack }) => [
      verse,
      pack?.abbr,
      ...references.map(({ content }) => content),
    ])
  const served = (ask: (params: Record<string, string>) => Promise<unknown>) =>
    worker.answer(servedContents(async (_call, params) => await ask(params)))
  /** The server lists the pack; nothing of it is on this device. */
  const listPack = async () => {
    await storePack(database, smallReferences)
    const [row] = await database.packs.toArray()
    if (!row) throw new Error('no pack')
    await database.packSegments.clear()
    const { manifest: _, ...listed } = row
    await database.packs.put(listed)
  }
  beforeEach(async () => {
    await Promise.all([database.packs.clear(), database.packSegments.clear(), database.answers.clear()])
  })

  it('follow those of the edition, verse by verse', async () => {
    await storePack(database, smallReferences)
    const hook = await drawHook(useChapterReferences, dataOf())
    await until(() =>
      expect(shortly(hook.now())).toEqual([
        [16, undefined, 'Stelle 1022002'],
        [16, 'TXR', 'Römer 5,8', '1. Johannes 4,9–10'],
        [17, 'TXR', 'Lukas 9,56'],
      ]),
    )
  })

  it('stand where the text of the edition stands', async () => {
    const links = [[19_051_001, [{ from: 19_003_001, to: 19_003_001 }]]] as const
    await storePack(database, { ...smallReferences, links })
    const hook = await drawHook(useChapterReferences, dataOf('org', chapterWith(19_051_000, {}, 21)))
    await until(() => expect(shortly(hook.now())).toEqual([[3, 'TXR', 'Psalm 3,2']]))
  })

  it('come from the server, and are kept', async () => {
    await listPack()
    const asked: unknown[] = []
    served(async (params) => {
      asked.push(params)
      return [{ verse: 17, ranges: [{ from: 42_009_056, to: 42_009_056 }] }]
    })
    const hook = await drawHook(useChapterReferences, dataOf())
    await until(() => expect(shortly(hook.now())).toHaveLength(2))
    expect(asked).toEqual([{ abbreviation: 'TXR', chapter: '43003000' }])
    expect(await database.answers.count()).toBe(1)
  })

  it('that cannot be had keep nothing back', async () => {
    await listPack()
    served(async () => {
      throw new AppError('network')
    })
    const hook = await drawHook(useChapterReferences, dataOf())
    await until(() => expect(shortly(hook.now())).toEqual([[16, undefined, 'Stelle 1022002']]))
    const none = await drawHook(useChapterReferences, dataOf('eng', chapterWith(43_004_000, {}, 3)))
    await until(() => expect(none.now()).toEqual([]))
  })

  it('are seven at first, the others on demand, with their source', async () => {
    const pack = { ...summaryOf({ ...(await prepareSmall(smallReferences)).manifest, number: 1 }) }
    const references = Array.from({ length: 9 }, (_, index) => reference(45_005_001 + index))
    const found = [{ verse: 16, references, lender: undefined, pack }]
    const { container } = await draw(<VerseReferences data={dataOf()} found={found} verses={[16]} />)
    expect(container.querySelectorAll('li')).toHaveLength(7)
    expect(wordsIn(container)).toContain('Aus Testverweise:')
    expect(wordsIn(find(container, 'footer'))).toContain('CC0-1.0')
    await press(find(container, 'button'))
    expect(container.querySelectorAll('li')).toHaveLength(9)
    expect(document.activeElement?.textContent).toBe('Stelle 45005008')
    expect(container.querySelector('button')).toBeNull()
  })

  it('stand without words about texts that are not here, in the list of a chapter', async () => {
    await storePack(database, smallReferences)
    const [row] = await database.packs.toArray()
    await storeEdition(manifestOf('POOR'), [chapterWith(43_001_000, { 1: 'Eins.' })])
    const references = [reference(43_001_001), reference(43_002_001)]
    const found = { references, lender: undefined, ...(row && { pack: row.summary }) }
    const { container } = await draw(
      <SourcedList abbreviation="POOR" found={found} hrefOf={() => '/'} isOneOfMany />,
    )
    await until(() => expect(textsOf(container, 'li p')).toEqual(['Eins.']))
    expect(textsOf(container, 'li a')).toHaveLength(2)
  })

  it('stand below those of the edition at the mark of a verse', async () => {
    await storePack(database, smallReferences)
    const [edition] = dataOf().manifests
    if (!edition) throw new Error('no edition')
    const links = { hrefOf: (from: number, to?: number) => `/${from}-${to}`, onFollow: () => {} }
    const { container } = await draw(
      <BroughtToVerse
        data={dataOf()}
        edition={edition}
        chapter={43_003_000}
        verse={16}
        own={[reference(45_005_008)]}
        {...links}
      />,
    )
    await until(() => expect(textsOf(container, 'li a')).toEqual(['1. Johannes 4,9–10']))
    expect(find(container, 'li:last-child a').getAttribute('href')).toBe('/62004009-62004010')
  })

  it('stand on the page of a verse that has them', async () => {
    await storePack(database, smallReferences)
    const drawn = await draw(<VerseCrossReferences data={dataOf()} canonicals={[43_003_017]} />)
    await until(() => expect(textsOf(drawn.container, 'li a')).toEqual(['Lukas 9,56']))
    await drawn.again(<VerseCrossReferences data={dataOf()} canonicals={[43_003_018]} />)
    await until(() => expect(drawn.container.textContent).toBe(''))
  })
})

describe('a text with passages in it', () => {
  const text = 'vgl. Ps 36,10 und Mt 5,14'
  const link = (words: string, from: number) => {
    const start = text.indexOf(words)
    const range = { unit: 'verse' as const, from, to: from }
    return { start, end: start + words.length, references: [range] }
  }
  const links = [link('Ps 36,10', 19_036_010), link('Mt 5,14', 40_005_014)]

  it('is the same text, its passages as links', async () => {
    const { container } = await draw(
      <LinkedText
        text={text}
        marks={undefined}
        links={links as never}
        hrefOf={(from) => `/${from}`}
        onFollow={() => {}}
      />,
    )
    expect(container.textContent).toBe(text)
    expect(
      [...container.querySelectorAll('a')].map((one) => [one.textContent, one.getAttribute('href')]),
    ).toEqual([
      ['Ps 36,10', '/19036010'],
      ['Mt 5,14', '/40005014'],
    ])
  })

  it('keeps its marks inside and outside of links', async () => {
    const marks = [{ type: 'emphasis' as const, from: 0, to: 8 }]
    const { container } = await draw(
      <LinkedText text={text} marks={marks} links={links as never} hrefOf={() => '/'} onFollow={() => {}} />,
    )
    expect(container.textContent).toBe(text)
    expect(textsOf(container, '[data-mark=emphasis]').join('')).toBe('vgl. Ps ')
    expect(find(container, 'a [data-mark=emphasis]').textContent).toBe('Ps ')
  })
})
