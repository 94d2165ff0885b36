import { expect, it } from 'vitest'
import { element, printHtml, type ScriptureElement, type ScriptureNode } from '../../scripture/text/node'
import { interlinearNode, type WordBelow } from './interlinear-node'

const content = 'The Lord* is my shepherd; I shall not want.'
const word = (text: string, number: string): WordBelow => {
  const from = content.indexOf(text)
  return {
    from,
    to: from + text.length,
    href: `/word/X/${number}`,
    lines: [{ text: number, kind: 'number' }],
  }
}
const words = [word('Lord* is', 'H3068'), word('my shepherd', 'H7462'), word('want', 'H2637')]
const verse = (...parts: (readonly ScriptureNode[])[]): ScriptureElement =>
  element(
    'div',
    {},
    parts.map((children) =>
      element(
        'p',
        {},
        element('span', { class: 'v', 'data-v': '1' }, element('span', { class: 't' }, children)),
      ),
    ),
  )
const below = new Map([[1, { content, words }]])
const note = element('a', { class: 'fn' }, '*1')
const added = (text: string) => element('span', { 'data-mark': 'add' }, text)

const plain = (node: ScriptureNode): string => {
  if (typeof node === 'string') return node
  if (node.attributes['class'] === 'below') return ''
  return node.children.map(plain).join('')
}
const blocks = (node: ScriptureNode): string[] => {
  if (typeof node === 'string') return []
  if (node.attributes['class'] === 'iw')
    return [
      node.children
        .map((child) => (typeof child === 'string' ? '' : child.children.map(plain).join('')))
        .join('|'),
    ]
  return node.children.flatMap(blocks)
}

it.each([
  ['one text', [['The Lord', note, ' is my shepherd; I shall not want.']]],
  [
    'marks within words',
    [['The Lord', note, ' ', added('is my'), ' shepherd; I shall not ', added('want'), '.']],
  ],
  [
    'lines of a poem, one of which ends in a word',
    [['The Lord', note, ' is my'], ['shepherd;'], ['I shall not want.']],
  ],
])('puts words below %s and changes none of its letters', (_, parts) => {
  const before = verse(...parts)
  const after = interlinearNode(before, below)
  expect(plain(after)).toBe(plain(before))
  expect(blocks(after).map((block) => block.split('|').at(-1))).toEqual(['H3068', 'H7462', 'H2637'])
})

it('keeps a word and its note together', () => {
  const [first] = blocks(interlinearNode(verse(['The Lord', note, ' is my shepherd']), below))
  expect(first).toBe('Lord*1 is|H3068')
})

it('leaves other verses and numbers as they are', () => {
  const other = element(
    'span',
    { class: 'v', 'data-v': '2' },
    element('a', { class: 'n' }, '2'),
    element('span', { class: 't' }, 'want'),
  )
  expect(printHtml(interlinearNode(element('div', {}, other), below))).toBe(
    printHtml(element('div', {}, other)),
  )
})

it('keeps signs with the word they stand at', () => {
  const all = blocks(interlinearNode(verse(['The Lord', note, ' is my shepherd; I shall not want.']), below))
  expect(all).toEqual(['Lord*1 is|H3068', 'my shepherd;|H7462', 'want.|H2637'])
})
