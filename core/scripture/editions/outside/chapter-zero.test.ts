/** Chapter 0 of every format: front matter, while chapter 1 stays chapter 1. */
import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../../canonical'
import { importEdition } from '../import-edition'

async function imported(text: string) {
  const { edition, report } = await importEdition(
    { name: 'x', bytes: strToU8(text) },
    { fileName: 'x', interfaceLocale: 'en', taken: new Set<string>() },
    { decode: (label, bytes) => new TextDecoder(label).decode(bytes) },
  )
  return {
    introduction: edition.books[0]?.introduction.map(({ content }) => content),
    chapters: edition.books.flatMap(({ chapters }) =>
      chapters.map(({ canonical, verses }) => [
        placeOf(canonical).chapter,
        ...verses.map(({ content }) => content),
      ]),
    ),
    kinds: [...report.repaired, ...report.leftOut].map(({ kind }) => kind),
  }
}

type Write = (chapters: readonly number[]) => string
const each = (numbers: readonly number[], write: (chapter: number) => string) => numbers.map(write).join('\n')

const formats: Readonly<Record<string, Write>> = {
  USFM: (chapters) => `\\id RUT\n${each(chapters, (c) => `\\c ${c}\n\\p\n\\v 1 words ${c}`)}`,
  USX: (chapters) =>
    `<usx version="3.0"><book code="RUT" style="id"/>${each(chapters, (c) => `<chapter number="${c}" style="c"/><para style="p"><verse number="1" style="v"/>words ${c}</para>`)}</usx>`,
  USFX: (chapters) =>
    `<usfx><book id="RUT">${each(chapters, (c) => `<c id="${c}"/><p><v id="1"/>words ${c}<ve/></p>`)}</book></usfx>`,
  OSIS: (chapters) =>
    `<osis><osisText osisIDWork="X"><div type="book" osisID="Ruth">${each(chapters, (c) => `<chapter osisID="Ruth.${c}"><verse osisID="Ruth.${c}.1">words ${c}</verse></chapter>`)}</div></osisText></osis>`,
  Zefania: (chapters) =>
    `<XMLBIBLE><BIBLEBOOK bnumber="8" bname="Ruth">${each(chapters, (c) => `<CHAPTER cnumber="${c}"><VERS vnumber="1">words ${c}</VERS></CHAPTER>`)}</BIBLEBOOK></XMLBIBLE>`,
}

describe.each(Object.entries(formats))('chapter 0 of %s', (_, write) => {
  it('is the introduction before chapters that keep their numbers', async () => {
    expect(await imported(write([0, 1, 2]))).toEqual({
      introduction: ['words 0'],
      chapters: [
        [1, 'words 1'],
        [2, 'words 2'],
      ],
      kinds: [],
    })
  })

  it('is the only chapter of a book that has no other', async () => {
    const { chapters, kinds } = await imported(write([0]))
    expect(chapters).toEqual([[1, 'words 0']])
    expect(kinds).toContain('chapter-invalid')
  })
})
