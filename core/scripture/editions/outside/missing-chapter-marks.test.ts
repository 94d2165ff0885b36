/** Real editions beside the repository whose chapter marks are taken away here and there: no verse may change its place. */
import { existsSync, readFileSync } from 'node:fs'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { importEdition } from '../import-edition'

const path = new URL('../../../../../shared/texts/spa-rv1909/rv1909.usfm.zip', import.meta.url)
const decode = (label: string, bytes: Uint8Array) => new TextDecoder(label).decode(bytes)

async function chaptersOf(bytes: Uint8Array) {
  const options = { fileName: 'rv.zip', interfaceLocale: 'es', taken: new Set<string>() }
  const { edition, report } = await importEdition({ name: 'rv.zip', bytes }, options, { decode })
  const chapters = edition.books.flatMap((book) => book.chapters)
  return {
    texts: new Map(
      chapters.map(({ canonical, verses }) => [canonical, verses.map(({ content }) => content).join('\n')]),
    ),
    joined: report.repaired.filter(({ kind }) => kind === 'verse-duplicate').length,
  }
}

if (existsSync(path)) {
  it('keeps a verse in its chapter where every seventh chapter mark of a Bible is missing', async () => {
    const files = unzipSync(new Uint8Array(readFileSync(path)))
    let removed = 0
    const damaged = Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => {
        const text = strFromU8(bytes).replace(/\\c (\d+)/g, (mark, number) => {
          if (Number(number) % 7 !== 3) return mark
          removed += 1
          return ''
        })
        return [name, strToU8(text)]
      }),
    )
    const [whole, mended] = [await chaptersOf(zipSync(files)), await chaptersOf(zipSync(damaged))]
    const elsewhere = [...whole.texts].filter(([chapter, text]) => mended.texts.get(chapter) !== text)
    expect(removed).toBeGreaterThan(150)
    expect(mended.joined).toBe(0)
    expect(elsewhere.map(([chapter]) => chapter)).toEqual([])
  }, 60_000)
} else {
  it('finds no texts beside the repository and reads none', () => {
    expect(existsSync(path)).toBe(false)
  })
}
