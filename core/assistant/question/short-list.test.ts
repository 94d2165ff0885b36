import { expect, it } from 'vitest'
import { withShortList } from './short-list'

it('a question with a few places stays as it is', () => {
  const question = 'Was sagen Joh 3,16; 4,1-5 und 1. Kor 13 über die Liebe?'
  expect(withShortList(question)).toBe(question)
  const most = `${Array.from({ length: 24 }, (_, n) => `Ps ${n}`).join(', ')}?`
  expect(withShortList(most)).toBe(most)
})

it.each(['Joh 3,16; ', 'Ps151 ', '1:1 ', 'مز ٢٣ ', 'תהילים 23, '])(
  'of 360 times %j a few are read, and what is asked about them',
  (place) => {
    const short = withShortList(`Was heißt ${place.repeat(360)}zusammen?`)
    expect(short.match(/\p{N}+/gu)?.length).toBe(24)
    expect(short).toMatch(/^Was heißt .*zusammen\?$/su)
  },
)
