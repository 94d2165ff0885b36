/** An edition whose every text tries to become code: verses, headings, notes, references, titles, names. */
import type { Chapter } from '../../../core/contract/editions/chapter'
import type { Edition } from '../../../core/scripture/editions/edition'
import { payload } from './payloads'

const versesPerChapter = 50
const chaptersPerBook = 16

/** Numbers `from` to `to` (exclusive), each once; five of them to a verse. */
export function payloadEdition(abbreviation: string, from: number, to: number): Edition {
  const numbers = { next: from }
  const take = () => {
    const text = payload(numbers.next)
    numbers.next += 1
    return text
  }
  const books: Edition['books'] = []
  for (let number = 1; numbers.next < to; number += 1) {
    const chapters: Chapter[] = []
    const [name, title] = [take(), take()]
    for (let chapter = 1; chapter <= chaptersPerBook && numbers.next < to; chapter += 1)
      chapters.push(payloadChapter(number * 1_000_000 + chapter * 1000, take))
    books.push({
      number,
      name,
      titles: [title],
      introduction: [{ type: 'paragraph', content: take() }],
      chapters,
    })
  }
  return {
    abbreviation,
    name: take(),
    locale: 'de',
    numbering: { base: 'eng', corrections: [] },
    year: 2026,
    licence: take(),
    attribution: take(),
    books,
  }
}

function payloadChapter(canonical: number, take: () => string): Chapter {
  const blocks: Chapter['blocks'] = [{ type: 'paragraph', verse: 1, offset: 0 }]
  const verses = Array.from({ length: versesPerChapter }, (_, index) => {
    const verse = index + 1
    const content = `${take().replaceAll('*', '')}*`
    const position = content.length - 1
    blocks.push({ type: 'heading', verse, offset: 0, level: 2, content: take() })
    return {
      verse,
      content,
      footnotes: [{ position, content: take() }],
      references: [{ canonical: canonical + 1, content: take(), position: 0 }],
      marks: [{ type: 'jesus' as const, from: 0, to: position }],
    }
  })
  return { canonical, verses, blocks: blocks.toSorted((a, b) => a.verse - b.verse) }
}
