/** The blocks of an answer, as models write them: well, nearly well, and not at all. */
import { describe, expect, it } from 'vitest'
import { BlockReader } from './read-blocks'

function read(text: string, pieces: readonly string[] = [text]) {
  const reader = new BlockReader()
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()]
}

const two = [
  { text: 'One.', cites: [1] },
  { text: 'Two {so}.', cites: [] },
]

describe('blocks are read', () => {
  it.each([
    ['a line each', '{"text":"One.","cites":[1]}\n{"text":"Two {so}."}'],
    ['in fences', '```json\n{"text":"One.","cites":[1]}\n{"text":"Two {so}."}\n```'],
    ['as an array', '[{"text":"One.","cites":[1]},\n{"text":"Two {so}.","cites":[]}]'],
    ['within an object', '{"blocks": [{"text":"One.","cites":[1]}, {"text":"Two {so}.","cites":null}]}'],
    ['over several lines', '{\n  "text": "One.",\n  "cites": [\n    1\n  ]\n}\n{\n"text": "Two {so}."\n}'],
    ['with words around', 'Here is "it":\n{"text":"One.","cites":["1"]}\nand {"text":"Two {so}."} Bye.'],
    ['with commas too many', '{"text":"One.","cites":[1,],},\n{"text":"Two {so}.",}'],
    ['without the last end', '{"text":"One.","cites":[1]}\n{"text":"Two {so}.","cites":['],
    ['with numbers in other forms', '{"text":"One.","cites":"[1]"}{"text":"Two {so}.","cites":["x"]}'],
    ['behind a string that never ends', '{"text":"Lost\n{"text":"One.","cites":[1]}\n{"text":"Two {so}."}'],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(two)
  })

  it.each([
    'One. Two.',
    '',
    '{"say":"One."}',
    '{"text":7}',
    '{"text":" "}',
    '{"text":"One',
    '<b>One.</b>',
    '[1, 2]',
  ])('none in %s', (text) => {
    expect(read(text)).toEqual([])
  })

  it('with signs written by their numbers, and quotation marks', () => {
    expect(read('{"text":"\\u201cA\\u201d \\"b\\" \\\\ \\ud83d\\ude00","cites":[2,2]}')).toEqual([
      { text: '“A” "b" \\ 😀', cites: [2] },
    ])
  })
})

it('a block comes with its last sign, wherever the text was cut', () => {
  const reader = new BlockReader()
  expect(reader.push('{"text":"One.","cites":[1]')).toEqual([])
  expect(reader.push('}')).toEqual(two.slice(0, 1))
  const text = '```\n{"text":"One \u{1F600}.","cites":[1]}\n[{"text":"a\\"b"}]'
  for (let at = 1; at < text.length; at += 1)
    expect(read(text, [text.slice(0, at), text.slice(at)]), `at ${at}`).toEqual(read(text))
})
