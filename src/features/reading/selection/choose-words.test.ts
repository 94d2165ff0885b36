// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import type { PageData } from '#core/contract/page-data'
import { chapterWith, manifestOf, pageOf } from '../../../../tests/support/drawn/texts'
import type { ChapterTexts } from '../../../model/text/selected'
import { afterWordStep, chaptersIn, steppedWords } from './choose-words'

const text = 'In the beginning God'

/** Drawn as chapters are: numbers and marks of footnotes are links; a verse of two lines is two fragments. */
const html = `<article><p><span class="v" id="v1" data-v="1"><a class="n">1</a><span class="t">In the <span data-mark="name">be</span>ginning,<a class="fn">*1</a> God</span></span>
  <span class="v" id="v2" data-v="2"><a class="n">2</a><span class="t">And the earth </span></span></p>
  <p><span class="v" data-v="2"><span class="t">was waste</span></span></p></article>`
const verses = {
  1: { content: 'In the beginning,* God', footnotes: [{ position: 17, content: 'note' }] },
  2: 'And the earth was waste',
}
const page = (chapter: number): PageData =>
  pageOf(chapter, {
    manifests: [manifestOf('WEB')],
    chapters: [chapterWith(chapter, verses, 2)],
  })

function drawn(chapters: readonly number[]): ChapterTexts {
  return new Map(
    chapters.map((chapter) => {
      const box = document.createElement('div')
      box.innerHTML = html
      document.body.append(box)
      return [box, page(chapter)]
    }),
  )
}
afterEach(() => {
  document.body.innerHTML = ''
  getSelection()?.removeAllRanges()
})

/** Selects from the beginning of some words to the end of others, in the text node that has them. */
function select(texts: ChapterTexts, [from, first]: [number, string], [to, last]: [number, string]) {
  const boxes = [...texts.keys()]
  const [start, end] = [place(boxes[from], first), place(boxes[to], last)]
  const range = document.createRange()
  range.setStart(start.node, start.at)
  range.setEnd(end.node, end.at + last.length)
  getSelection()?.addRange(range)
  return chaptersIn(getSelection(), texts)
}

function place(box: HTMLElement | undefined, words: string) {
  const walker = document.createTreeWalker(box ?? document, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const at = walker.currentNode.textContent?.indexOf(words) ?? -1
    if (at >= 0) return { node: walker.currentNode, at }
  }
  throw new Error(words)
}

const chosen = (chapters: ReturnType<typeof chaptersIn>) =>
  chapters.map(({ verses: own, words }) => [own, words.map((one) => one.text.slice(one.from, one.to))])

describe('what is marked in the text', () => {
  it.each<[string, [number, string], [number, string], unknown[]]>([
    ['is whole words', [0, 'the'], [0, 'gin'], [[[1], ['the beginning']]]],
    ['goes over the mark of a footnote', [0, 'gin'], [0, 'God'], [[[1], ['beginning, God']]]],
    ['is a verse where all its words are', [0, 'In'], [0, 'God'], [[[1], []]]],
    ['goes over lines of a verse', [0, 'earth'], [0, 'was'], [[[2], ['earth was']]]],
    [
      'goes over verses',
      [0, 'God'],
      [0, 'And'],
      [
        [
          [1, 2],
          ['God', 'And'],
        ],
      ],
    ],
    [
      'goes over chapters',
      [0, 'waste'],
      [1, 'the'],
      [
        [[2], ['waste']],
        [[1], ['In the']],
      ],
    ],
  ])('%s', (_, from, to, expected) => {
    expect(chosen(select(drawn([1_001_000, 1_002_000]), from, to))).toEqual(expected)
  })

  it('is nothing outside of the text, nor in a text of other words', () => {
    const texts = drawn([1_001_000])
    const outside = document.body.appendChild(document.createElement('p'))
    outside.textContent = 'else'
    const range = document.createRange()
    range.setStart(place([...texts.keys()][0], 'the').node, 0)
    range.setEnd(outside, 1)
    getSelection()?.addRange(range)
    expect(chaptersIn(getSelection(), texts)).toEqual([])
    const [box] = texts.keys()
    if (box) texts.set(box, { ...page(1_001_000), chapters: [] })
    getSelection()?.removeAllRanges()
    expect(select(texts, [0, 'the'], [0, 'gin'])).toEqual([])
  })
})

describe('the keys at the number of a verse', () => {
  it.each<[string, string | undefined, 1 | -1, boolean, string | undefined]>([
    ['begin with the first word', undefined, 1, false, 'In'],
    ['begin with the last word, backwards', undefined, -1, false, 'God'],
    ['take one more', 'In the', 1, false, 'In the beginning'],
    ['take one less', 'In the', -1, false, 'In'],
    ['take away the last one', 'the', -1, false, undefined],
    ['stop at the end', 'beginning God', 1, false, 'beginning God'],
    ['move the beginning forwards', 'In the', 1, true, 'the'],
    ['move the beginning backwards', 'beginning', -1, true, 'the beginning'],
    ['stop at the beginning', 'In', -1, true, 'In'],
    ['take away the last one from its beginning', 'the', 1, true, undefined],
  ])('%s', (_, before, step, isStart, after) => {
    const from = before === undefined ? -1 : text.indexOf(before)
    const range = before === undefined ? undefined : { from, to: from + before.length }
    const next = steppedWords(text, range, { step, isStart })
    expect(next && text.slice(next.from, next.to)).toBe(after)
  })

  it('go on from the words that are selected, and take a word from a whole verse', () => {
    const texts = drawn([1_001_000])
    const [box] = texts.keys()
    const verse = box?.querySelector<HTMLElement>('.v')
    if (!verse) throw new Error('not drawn')
    const data = page(1_001_000)
    const press = (chapters: ReturnType<typeof chaptersIn>, step: 1 | -1) =>
      afterWordStep(chapters, verse, data, { step, isStart: false })
    const one = press([], 1)
    expect(chosen(press(one, 1))).toEqual([[[1], ['In the']]])
    expect(press(one, -1)).toEqual([])
    expect(chosen(press([{ data, verses: [1], words: [] }], -1))).toEqual([[[1], ['In the beginning']]])
  })
})
