import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { importEdition } from '../import-edition'

const decode = (_: string, bytes: Uint8Array) => new TextDecoder().decode(bytes)

async function read(name: string, text: string) {
  const options = { fileName: name, interfaceLocale: 'en', taken: new Set<string>(), readsWords: true }
  const { edition, words } = await importEdition({ name, bytes: strToU8(text) }, options, { decode })
  const [book] = edition.books
  const contents = new Map(book?.chapters[0]?.verses.map(({ verse, content }) => [verse, content]))
  const said = [...(words.books.get(book?.number ?? 0)?.get(1) ?? [])].map(([verse, runs]) => [
    verse,
    runs.map(({ from, to, numbers, form, lemma }) =>
      [contents.get(verse)?.slice(from, to), numbers.join('+'), form, lemma].filter(Boolean).join('|'),
    ),
  ])
  return { found: words.found, said, contents: [...contents.values()] }
}

const osis = (verses: string) =>
  `<osis><osisText osisIDWork="T" xml:lang="en"><div type="book" osisID="John"><chapter osisID="John.1">${verses}</chapter></div></osisText></osis>`
const usfm = (verses: string) => `\\id JHN\n\\c 1\n\\p\n${verses}\n`

describe('words of the original in files', () => {
  it('of OSIS stand behind the letters they were written around', async () => {
    const { said, contents, found } = await read(
      'a.xml',
      osis(
        `<verse osisID="John.1.1"><w lemma="strong:G1722 lemma.TR:εν" morph="robinson:PREP">In  the</w><note>n</note> ` +
          `<q who="Jesus"><w lemma="strong:G0746 strong:G3588">beginning,</w></q><w lemma="strong:G3588"/> was <w>not</w></verse>` +
          `<verse osisID="John.1.2"><title type="x"><w lemma="strong:G1">A</w></title><w lemma="lemma.X:λόγος">word</w></verse>`,
      ),
    )
    expect(contents[0]).toBe('In the* beginning, was not')
    expect(said).toEqual([
      [1, ['In the|G1722|PREP', 'beginning|G746+G3588', 'G3588']],
      [2, ['word|λόγος']],
    ])
    expect(found).toBe(5)
  })

  it('of Hebrew hold prefixes, and their slashes are no letters', async () => {
    const { said } = await read(
      'b.xml',
      osis('<verse osisID="John.1.1"><w lemma="b/7225 a" morph="HR/Ncfsa">בְּ/רֵאשִׁ֖ית</w></verse>').replaceAll(
        'John',
        'Gen',
      ),
    )
    expect(said).toEqual([[1, ['בְּרֵאשִׁ֖ית|H7225A|HR/Ncfsa']]])
  })

  it('of USFM come with their attributes, nested ones too, and never from notes', async () => {
    const { said, contents } = await read(
      'c.usfm',
      usfm(
        '\\v 1 \\w In|strong="G1722"\\w* \\wj \\+w the beginning|strong="G0746" x-morph="Gr,N"\\+w*\\wj*\\f + \\ft \\w a|strong="G1"\\w*\\f*, \\w was|lemma\\w* \\w so\\w*',
      ),
    )
    expect(contents[0]).toBe('In the beginning*, was so')
    expect(said).toEqual([[1, ['In|G1722', 'the beginning|G746|Gr,N', 'was|lemma']]])
  })

  it('of Zefania are its numbers', async () => {
    const { said } = await read(
      'd.xml',
      '<XMLBIBLE><BIBLEBOOK bnumber="43"><CHAPTER cnumber="1"><VERS vnumber="1">In <gr str="746" rmac="N-DSF">the beginning</gr> was</VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>',
    )
    expect(said).toEqual([[1, ['the beginning|G746|N-DSF']]])
  })

  it('of halves of a verse stand where the halves are joined', async () => {
    const { said, contents } = await read(
      'e.usfm',
      usfm('\\v 1a \\w one|strong="G1520"\\w*\n\\v 1b \\w two|strong="G1417"\\w*'),
    )
    expect([contents[0], said]).toEqual(['one two', [[1, ['one|G1520', 'two|G1417']]]])
  })
})
