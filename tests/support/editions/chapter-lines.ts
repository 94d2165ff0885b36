/** For tests of text outside verses: small files in every format, and their contents as short lines. */
import { strToU8 } from 'fflate'
import { importEdition } from '#core/scripture/editions/import-edition'

/** The files are ASCII. */
const decode = (_: string, bytes: Uint8Array) => String.fromCharCode(...bytes)

/**
 * Blocks and verses of the chapters of a file as short lines: blocks with words, then the text after them.
 * Throws if text was left out.
 */
export async function chaptersOf(text: string): Promise<string[][]> {
  const options = { fileName: 'x', interfaceLocale: 'en', taken: new Set<string>() }
  const { edition, report } = await importEdition({ name: 'x', bytes: strToU8(text) }, options, { decode })
  const lost = [...report.leftOut, ...report.doubts].filter(({ kind }) => /outside|invalid/.test(kind))
  if (lost.length > 0) throw new Error(`left out: ${JSON.stringify(lost)}`)
  return edition.books.flatMap((book) => [
    ...book.introduction.map(({ content }) => [`book: ${content}`]),
    ...book.chapters.map(({ verses, blocks }) => {
      const lines: string[] = []
      let next = 0
      for (const { verse, content } of verses) {
        for (
          ;
          blocks[next] && (blocks[next]?.verse ?? 0) <= verse && (blocks[next]?.offset ?? 0) === 0;
          next++
        ) {
          const block = blocks[next]
          if (block?.content !== undefined) lines.push(`${block.type}: ${block.content}`)
        }
        lines.push(`${verse} ${content}`)
      }
      for (const block of blocks.slice(next)) {
        if (block.content !== undefined) lines.push(`${block.type}: ${block.content}`)
      }
      return lines
    }),
  ])
}

/** Chapter 3 of a book in USFM. */
export const usfm = (code: string, body: string) => `\\id ${code}\n\\c 3\n${body}`
/** The same in USX. */
export const usx = (code: string, body: string) =>
  `<usx version="3.0"><book code="${code}" style="id"/><chapter number="3" style="c" sid="${code} 3"/>${body}<chapter eid="${code} 3"/></usx>`
/** The same in USFX. */
export const usfx = (code: string, body: string) =>
  `<usfx><book id="${code}"><c id="3"/>${body}</book></usfx>`
/** The same in OSIS. */
export const osis = (book: string, body: string) =>
  `<osis><osisText osisIDWork="T" xml:lang="en"><div type="book" osisID="${book}"><chapter sID="${book}.3" osisID="${book}.3"/>${body}<chapter eID="${book}.3"/></div></osisText></osis>`
/** The same in Zefania. */
export const zefania = (number: number, body: string) =>
  `<XMLBIBLE><BIBLEBOOK bnumber="${number}"><CHAPTER cnumber="3">${body}</CHAPTER></BIBLEBOOK></XMLBIBLE>`

/** A verse of a tagged translation of STEPBible, its words with a number each. */
export const stepVerse = (place: string, words: readonly string[]) =>
  [
    place,
    '========>>>',
    'Eng W#\tEnglish\tStrongs\tHebrew\tLexicon\tGloss\tTransliteration\tGrammar\tHeb w#',
    ...words.map((word, at) => `#${at + 1}\t${word}\tH9003;{H7225G}\t\tב;{x}\tin;{first}\t\tHR/Ncfsa\t#01`),
    '<<<========\n\n',
  ].join('\n')

/** A verse of USX. */
export const usxVerse = (number: string, text: string) => `<verse number="${number}" style="v"/>${text}`
/** A verse of OSIS between milestones. */
export const osisVerse = (id: string, text: string) =>
  `<verse sID="${id}" osisID="${id}"/>${text}<verse eID="${id}"/>`
