import { describe, expect, it } from 'vitest'
import { answered, article, sentence, verse } from '../../tests/support/drawn/chats'
import { answerBlocks } from './answer-blocks'
import { plainAnswer } from './plain-answer'

const words = { say: () => 'Gefunden:', care: () => '', removed: () => '(entfernt)' }
const sources = [verse, article]

const shapeOf = (parts: Parameters<typeof answerBlocks>[0]) =>
  answerBlocks(parts).map((block) => {
    if (block.kind === 'list') return `list ${block.items.map((item) => item.length)}`
    if (block.kind === 'paragraph' || block.kind === 'heading')
      return `${block.kind} ${block.sentences.length}`
    return block.kind === 'sources' ? `sources ${block.numbers}` : block.kind
  })

describe('the blocks of an answer', () => {
  it('join sentences until another block begins', () => {
    expect(
      shapeOf([
        sentence('Licht', { begins: 'heading' }),
        sentence('Eins.', { begins: 'paragraph' }),
        sentence('Zwei.'),
        sentence('a', { begins: 'item' }),
        sentence('b', { begins: 'item' }),
        sentence('noch b'),
        sentence('Drei.', { begins: 'paragraph' }),
      ]),
    ).toEqual(['heading 1', 'paragraph 2', 'list 1,2', 'paragraph 1'])
  })

  it('begin a paragraph where there is nothing to go on in', () => {
    expect(shapeOf([{ kind: 'say', code: 'found' }, sentence('Eins.')])).toEqual(['say', 'paragraph 1'])
    expect(shapeOf([sentence('Licht', { begins: 'heading' }), sentence('Eins.')])).toEqual([
      'heading 1',
      'paragraph 1',
    ])
  })

  it('put sources that follow each other together, and what was removed where it was', () => {
    expect(
      shapeOf([
        { kind: 'source', n: 1 },
        { kind: 'source', n: 2 },
        sentence('Eins.'),
        { kind: 'removed', reason: 'quotation' },
        { kind: 'source', n: 1 },
        { kind: 'removed', reason: 'link' },
      ]),
    ).toEqual(['sources 1,2', 'paragraph 2', 'sources 1', 'paragraph 1'])
  })
})

describe('a model that was announced', () => {
  const announced = { kind: 'say', code: 'by-model' } as const
  const takenOver = [
    { kind: 'say', code: 'model-cut' },
    { kind: 'source', n: 1 },
  ] as const
  it('is no more than that where the library answers instead', () => {
    expect(shapeOf([announced])).toEqual(['say'])
    expect(shapeOf([announced, ...takenOver])).toEqual(['say', 'sources 1'])
    expect(shapeOf([announced, sentence('Eins.'), ...takenOver])).toEqual([
      'say',
      'paragraph 1',
      'say',
      'sources 1',
    ])
  })
})

describe('an answer as plain text', () => {
  it('has the words of its sources with their names', () => {
    expect(plainAnswer(answered(1).parts, { sources, words, isNumbered: true })).toBe(
      'Gefunden:\n\n[1] Johannes 3,16 (LUT)\n16 Also hat Gott die Welt geliebt',
    )
  })

  it('has no numbers where nobody sees those of its sources', () => {
    const parts = [sentence('Gott liebt.', { begins: 'paragraph', cites: [2] }), ...answered(1).parts]
    expect(plainAnswer(parts, { sources, words })).toBe(
      'Gott liebt.\n\nGefunden:\n\nJohannes 3,16 (LUT)\n16 Also hat Gott die Welt geliebt',
    )
  })

  it('names at its end what it cites without showing it, once', () => {
    const parts = [
      sentence('Gott liebt.', { begins: 'paragraph', cites: [2, 1] }),
      sentence('Die Welt.', { cites: [1] }),
      { kind: 'removed', reason: 'reference' } as const,
    ]
    expect(plainAnswer(parts, { sources, words, isNumbered: true })).toBe(
      'Gott liebt. [2][1] Die Welt. [1] (entfernt)\n\n[1] Johannes 3,16 (LUT)\n[2] Welt (LEX)',
    )
  })
})
