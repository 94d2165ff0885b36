// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Reference } from '#core/contract/editions/chapter'
import { draw, drawHook, find, textsOf, until, wordsIn } from '../../../../tests/support/drawn/draw'
import { startPage } from '../../../../tests/support/drawn/page'
import { chapterWith, manifestOf, pageOf, storeEdition } from '../../../../tests/support/drawn/texts'
import { LinkedText } from './linked-text'
import { ReferenceList } from './reference-list'
import { useChapterReferences } from './use-chapter-references'
import { VerseReferences } from './verse-references'

const { t, worker } = startPage()

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
    ['are those of verses beside each other', reference(43_001_001, 43_001_002), '1 Eins. 2 Zwei.'],
    [
      'are six verses of a longer passage',
      reference(43_001_003, 43_001_020),
      '3 Vers 3 4 Vers 4 5 Vers 5 6 Vers 6 7 Vers 7 8 Vers 8',
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
