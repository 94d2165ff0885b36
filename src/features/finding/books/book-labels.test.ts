import { describe, expect, it } from 'vitest'
import { namePack } from '#core/scripture/names/name-pack'
import { bookLabels } from './book-labels'

const book = (number: number, name: string) => ({ number, name, hash: `${number}`, chapters: [1] })
const lines = (first: string, second: string) =>
  namePack('xx', { signs: ';:,-', words: { ordinals: '' }, books: `${first}\n${second}` }).names
const german = lines('1Mo|1. Mose||Genesis', '2Mo|2. Mose||Exodus')
const english = lines('Gen|Genesis', 'Exo|Exodus')
const file = [book(1, 'The First Book of Moses'), book(77, 'Additions')]

describe('the names of books', () => {
  it('are those of the interface, whatever the edition calls them', () => {
    const [first] = bookLabels(file, german, english, 'de')
    expect([first?.full, first?.short]).toEqual(['1. Mose', '1Mo'])
  })

  it('are those of the edition where the interface has none yet, and those of the file where nobody has one', () => {
    const [first, other] = bookLabels(file, undefined, english, 'de')
    expect([first?.full, first?.short]).toEqual(['Genesis', 'Gen'])
    expect([other?.full, other?.short]).toEqual(['Additions', 'Additions'])
  })

  it('have the digits of the interface', () => {
    expect(bookLabels(file, lines('1صم|صموئيل 1', ''), english, 'ar')[0]).toMatchObject({
      full: 'صموئيل ١',
      short: '١صم',
    })
  })

  it('are found by those of both languages and of the file', () => {
    expect(bookLabels(file, german, english, 'de')[0]?.known).toEqual(
      expect.arrayContaining(['The First Book of Moses', '1. Mose', '1Mo', 'Genesis', 'Gen']),
    )
  })
})
