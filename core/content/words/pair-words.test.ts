import { expect, it } from 'vitest'
import { pairWords } from './pair-words'

const run = (name: string, ...numbers: string[]) => ({ name, numbers })
const paired = (one: ReturnType<typeof run>[], other: ReturnType<typeof run>[]) =>
  [...pairWords(one, other)].map(([{ name }, found]) => `${name}=${found.map((each) => each.name)}`).sort()

it.each([
  [
    'a number that stands once',
    [run('love', 'G25')],
    [run('ἀγαπᾷς', 'G25'), run('με', 'G1473')],
    ['love=ἀγαπᾷς'],
  ],
  [
    'each time a number stands',
    [run('a', 'G25'), run('b', 'G25')],
    [run('x', 'G25'), run('y', 'G25')],
    ['a=x', 'b=y'],
  ],
  ['one word for what stands twice', [run('a', 'G25'), run('b', 'G25')], [run('x', 'G25')], ['a=x', 'b=x']],
  ['two words for what stands once', [run('a', 'G25')], [run('x', 'G25'), run('y', 'G25')], ['a=x,y']],
  ['no neighbour', [run('a', 'G266')], [run('x', 'G2662')], []],
  ['words of one number apart', [run('God', 'H430G')], [run('אלהים', 'H430')], ['God=אלהים']],
  [
    'a word with several numbers',
    [run('of God', 'G3588', 'G2316')],
    [run('τοῦ', 'G3588'), run('θεοῦ', 'G2316')],
    ['of God=τοῦ,θεοῦ'],
  ],
  [
    'no partner beyond the times',
    [run('a', 'G1'), run('b', 'G1'), run('c', 'G1')],
    [run('x', 'G1'), run('y', 'G1')],
    ['a=x', 'b=y'],
  ],
])('pairs %s', (_, one, other, expected) => {
  expect(paired(one, other)).toEqual(expected)
})
