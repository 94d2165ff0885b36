import { describe, expect, it } from 'vitest'
import { chapterWith, manifestOf, pageOf } from '../../../../tests/support/drawn/texts'
import { type ChosenWords, nothingSelected, type Selected } from '../../../model/text/selected'
import { afterPress } from './press-verse'

const manifest = manifestOf('LUT')
const page = (chapter: number) =>
  pageOf(chapter, {
    manifests: [manifest],
    chapters: [chapterWith(chapter, {}, 3)],
  })
const pages = [page(8_002_000), page(8_003_000), page(8_004_000)]
const [ruth2] = pages

type Press = [at: number, verse: number, mode: 0 | 1 | 2, isTouch?: boolean]

function pressed(presses: readonly Press[], before: Selected = nothingSelected): Selected {
  return presses.reduce((selected, [at, verse, mode, isTouch = false]) => {
    const data = pages[at]
    if (!data) throw new Error('no page')
    return afterPress(selected, { data, clicked: { first: verse, last: verse }, mode, isTouch }, pages)
  }, before)
}
const shown = ({ chapters }: Selected) =>
  chapters.map(
    ({ data, verses: own }) => `${((data.address?.chapter ?? 0) / 1_000) % 1_000}: ${own.join(' ')}`,
  )

describe('presses on verses of several chapters', () => {
  it.each<[string, Press[], string[]]>([
    ['select in one', [[0, 2, 0]], ['2: 2']],
    [
      'replace what is selected in another',
      [
        [0, 2, 0],
        [1, 1, 0],
      ],
      ['3: 1'],
    ],
    [
      'add with Ctrl, in the order of the text',
      [
        [1, 1, 0],
        [0, 3, 1],
      ],
      ['2: 3', '3: 1'],
    ],
    [
      'take away with Ctrl',
      [
        [0, 3, 0],
        [1, 1, 1],
        [0, 3, 1],
      ],
      ['3: 1'],
    ],
    [
      'select up to there with Shift',
      [
        [0, 3, 0],
        [1, 2, 2],
      ],
      ['2: 3', '3: 1 2'],
    ],
    [
      'over a whole chapter',
      [
        [0, 3, 0],
        [2, 1, 2],
      ],
      ['2: 3', '3: 1 2 3', '4: 1'],
    ],
    [
      'backwards',
      [
        [2, 2, 0],
        [1, 3, 2],
      ],
      ['3: 3', '4: 1 2'],
    ],
    [
      'with Shift again begin at the first',
      [
        [0, 3, 0],
        [2, 1, 2],
        [1, 1, 2],
      ],
      ['2: 3', '3: 1'],
    ],
    [
      'of a finger add after the first',
      [
        [0, 3, 0, true],
        [1, 1, 0, true],
      ],
      ['2: 3', '3: 1'],
    ],
    [
      'of a finger take away',
      [
        [0, 3, 0, true],
        [1, 1, 0, true],
        [0, 3, 0, true],
      ],
      ['3: 1'],
    ],
    ['without anything before begin, also with Shift', [[1, 2, 2]], ['3: 2']],
  ])('%s', (_, presses, chapters) => {
    expect(shown(pressed(presses))).toEqual(chapters)
  })

  it('keep words of other verses with Ctrl, and take the pressed one as a whole', () => {
    const words = (verse: number): ChosenWords => ({
      verse,
      verseEnd: verse,
      edition: 'LUT',
      canonical: 8_002_000 + verse,
      text: 'a b',
      from: 0,
      to: 1,
    })
    if (!ruth2) throw new Error('no page')
    const before: Selected = {
      chapters: [{ data: ruth2, verses: [1, 2], words: [words(1), words(2)] }],
      isTouch: false,
    }
    const [chapter] = pressed([[0, 3, 1]], before).chapters
    expect(chapter?.verses).toEqual([1, 2, 3])
    expect(chapter?.words).toEqual([words(1), words(2)])
    expect(pressed([[0, 2, 1]], before).chapters[0]).toMatchObject({ verses: [1], words: [words(1)] })
  })

  it('in a chapter that is drawn no more select by themselves', () => {
    const gone = afterPress(
      pressed([[0, 1, 0]]),
      { data: page(9_001_000), clicked: { first: 2, last: 2 }, mode: 0, isTouch: false },
      pages,
    )
    expect(shown(gone)).toEqual(['1: 2'])
  })
})
