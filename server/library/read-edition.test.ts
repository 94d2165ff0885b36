import { expect, it } from 'vitest'
import { readEdition } from './read-edition'

it('reads a text in the encoding an operator names', async () => {
  const bytes = Uint8Array.from([...Buffer.from('\\id GEN\n\\c 1\n\\v 1 '), 0xf3, 0xcc, 0xcf, 0xd7, 0xcf])
  const read = async (encoding?: string) => {
    const choices = { locale: 'ru', ...(encoding === undefined ? {} : { encoding }) }
    const { edition } = await readEdition({ name: 'a.usfm', bytes }, choices, new Set())
    return edition.books[0]?.chapters[0]?.verses[0]?.content
  }
  expect(await read('koi8-r')).toBe('Слово')
  expect(await read()).not.toBe('Слово')
})
