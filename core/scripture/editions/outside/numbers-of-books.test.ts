/** A real edition beside the repository whose numbers and names of books are wrong: counts tell its books. */
import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync, strFromU8, strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import { importEdition } from '../import-edition'

const path = new URL('../../../../../shared/texts/deu-menge1939/menge1939.zefania.xml.gz', import.meta.url)
const decode = (label: string, bytes: Uint8Array) => new TextDecoder(label).decode(bytes)

async function booksOf(text: string) {
  const options = { fileName: 'menge.xml', interfaceLocale: 'de', taken: new Set<string>() }
  const { edition } = await importEdition({ name: 'menge.xml', bytes: strToU8(text) }, options, { decode })
  const words = ({ chapters }: (typeof edition.books)[number]) =>
    chapters.map(({ verses }) => verses.map(({ content }) => content).join('\n')).join('\n')
  return new Map(edition.books.map((book) => [book.number, words(book)]))
}

function changed(text: string, change: (tag: string, number: number) => string): string {
  return text.replace(/<BIBLEBOOK\b[^>]*>/gi, (tag) => change(tag, Number(/bnumber="(\d+)"/.exec(tag)?.[1])))
}

if (existsSync(path)) {
  it('finds books from 67 on without a name under any number, and 2 Chronicles under the name of the first', async () => {
    const text = strFromU8(gunzipSync(new Uint8Array(readFileSync(path))))
    const wrong = changed(text, (tag, number) => {
      if (number === 14)
        return tag.replace(/bnumber="14"/, 'bnumber="13"').replace(/bname="[^"]*"/, 'bname="1 Chronik"')
      if (number < 67) return tag
      return tag.replace(/ bs?name="[^"]*"/gi, '').replace(/bnumber="\d+"/, `bnumber="${number + 10}"`)
    })
    const [right, found] = [await booksOf(text), await booksOf(wrong)]
    expect(
      [...right].filter(([number, words]) => found.get(number) !== words).map(([number]) => number),
    ).toEqual([])
    expect([...found.keys()]).toEqual([...right.keys()])
  }, 60_000)
} else {
  it('finds no texts beside the repository and reads none', () => {
    expect(existsSync(path)).toBe(false)
  })
}
