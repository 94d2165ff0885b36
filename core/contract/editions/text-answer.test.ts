import { expect, it } from 'vitest'
import { type Chapter, chapterSchema } from './chapter'
import { textChapter, textChapterSchema, wholeChapter } from './text-answer'

const bible = { id: 7, abbreviation: 'LUT' }
const joel = (canonical: number, verses: number[], blocks: Chapter['blocks'] = []): Chapter => ({
  canonical,
  verses: verses.map((verse) => ({ verse, content: `Vers ${verse}` })),
  blocks,
})

it('derives headings from the blocks directly before a verse, major ones apart from minor ones', () => {
  const chapter = joel(
    29_003_000,
    [1, 2],
    [
      { type: 'heading', verse: 1, offset: 0, level: 1, content: 'Zweiter Teil' },
      {
        type: 'heading',
        verse: 1,
        offset: 0,
        level: 2,
        content: 'Der Geist*',
        footnotes: [{ position: 9, content: 'n' }],
      },
      { type: 'heading', verse: 1, offset: 0, level: 3, content: 'Über alles Fleisch' },
      { type: 'paragraph', verse: 1, offset: 0 },
      { type: 'heading', verse: 2, offset: 4, level: 2, content: 'mitten im Vers' },
    ],
  )
  const [first, second] = textChapter(bible, [], [wholeChapter(chapter)])?.verses ?? []
  expect(first).toMatchObject({ heading: 'Zweiter Teil\nDer Geist', subheading: 'Über alles Fleisch' })
  expect([second?.heading, second?.subheading]).toEqual([undefined, undefined])
})

it('gives the stored chapter back to whoever reads it as one', () => {
  const chapter = joel(29_003_000, [1, 2, 4], [{ type: 'line', verse: 1, offset: 0, level: 1 }])
  const answer = textChapterSchema.parse(textChapter(bible, ['Joel'], [wholeChapter(chapter)]))
  expect(chapterSchema.parse(answer)).toEqual(chapter)
  expect(answer.verses.map(({ canonical, row }) => [canonical, row])).toEqual([
    [29_003_001, 29_003_001],
    [29_003_002, 29_003_002],
    [29_003_004, 29_003_004],
  ])
})

it('puts verses of two chapters together, each block with the verse it stands at', () => {
  const second = joel(29_002_000, [26, 27], [{ type: 'paragraph', verse: 27, offset: 0 }])
  const third = joel(29_003_000, [1], [{ type: 'paragraph', verse: 1, offset: 0 }])
  const pieces = [
    { chapter: second, rows: new Map([[27, 29_002_027]]) },
    { chapter: third, rows: new Map([[1, 29_002_028]]) },
  ]
  const answer = textChapter(bible, [], pieces)
  expect(answer?.canonical).toBe(29_002_000)
  expect(answer?.verses.map(({ canonical, row }) => [canonical, row])).toEqual([
    [29_002_027, 29_002_027],
    [29_003_001, 29_002_028],
  ])
  expect(answer?.blocks.map(({ canonical }) => canonical)).toEqual([29_002_027, 29_003_001])
})

it('is null where no verse stands on the text', () => {
  expect(textChapter(bible, [], [{ chapter: joel(29_003_000, [1]), rows: new Map() }])).toBeNull()
  expect(textChapter(bible, [], [])).toBeNull()
})
