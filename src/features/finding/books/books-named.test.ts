import { describe, expect, it } from 'vitest'
import { booksNamed } from './books-named'

const entry = (number: number, name: string, abbr: string, names: string[] = []) => ({
  number,
  known: [name, abbr, ...names],
})
const known = [
  entry(1, '1. Mose', '1Mo', ['Genesis']),
  entry(2, '2. Mose', '2Mo', ['Exodus']),
  entry(15, 'Esra', 'Esr'),
  entry(17, 'Ester', 'Est'),
  entry(22, 'Hoheslied', 'Hld', ['Lied der Lieder']),
  entry(43, 'Johannes', 'Joh'),
  entry(45, 'Römer', 'Röm', ['Brief an die Römer']),
  entry(62, '1. Johannes', '1Joh'),
  entry(63, 'الرسالة إلى روما', 'رو'),
]
const find = (words: string) => booksNamed(words, known).map(({ number }) => number)

describe('the books that words name', () => {
  it.each([
    ['', [1, 2, 15, 17, 22, 43, 45, 62, 63]],
    ['es', [15, 17]],
    ['joh', [43, 62]],
    ['1joh', [62]],
    ['1. joh', [62]],
    ['mose', [1, 2]],
    ['rom', [45]],
    ['RÖM', [45]],
    ['lied', [22]],
    ['hohes lied', [22]],
    ['gene', [1]],
    ['annes', [43, 62]],
    ['روما', [63]],
    ['١joh', [62]],
    ['۱. mose', [1]],
    ['xyz', []],
  ])('%j', (words, numbers) => expect(find(words)).toEqual(numbers))
})
