/** A sink for tests of format readers: records one short line per call, and inline calls in one line. */
import type { Mark } from '#core/contract/editions/chapter'
import type { EditionSink, FoundWord } from '#core/scripture/editions/sink'

/** A sink with a record of its calls. */
export interface RecordingSink extends EditionSink {
  /** The calls so far. Text, marks, notes and references between two other calls share a line. */
  said(): string[]
  /** What was said of words of the original. */
  words: readonly FoundWord[]
}

/** A sink that only records. */
export function createRecordingSink(): RecordingSink {
  const lines: string[] = []
  const words: FoundWord[] = []
  let inline = ''
  const endInline = () => {
    const text = inline.replace(/\s+/g, ' ').trim()
    if (text !== '') lines.push(text)
    inline = ''
  }
  const line = (...words: readonly (string | number | undefined)[]) => {
    endInline()
    lines.push(words.filter((word) => word !== undefined && word !== '').join(' '))
  }
  const add = (text: string) => {
    inline += text
  }
  return {
    words,
    said() {
      endInline()
      return lines
    },
    at() {},
    metadata: (found) => line('metadata', JSON.stringify(found)),
    book(id, name) {
      line('book', id, name)
      return true
    },
    bookName: (name) => line('name', name),
    bookTitle: (text) => line('title', text),
    introduction: (type, text) => line('introduction', `${type}:`, text),
    chapter: (number) => line('chapter', number),
    verse: (first, last, part) => line('verse', last === undefined ? first : `${first}-${last}`, part),
    endVerse: () => line('end'),
    text: add,
    openMark: (type) => add(`{${type}:`),
    closeMark: () => add('}'),
    readsWords: true,
    openWord() {},
    closeWord: (found) => void (found && words.push(found)),
    footnote: (text, marks) => add(`[${marked(text, marks)}]`),
    references: (found) =>
      add(`(${found.map((one) => [one.content, one.target].filter(Boolean).join('=')).join('; ')})`),
    paragraph: (options) => line('p', options?.level, options?.align),
    line: (level, align) => line('line', level, align),
    stanza: () => line('stanza'),
    item: (level) => line('item', level),
    openAside: (type, level) => line(`<${type}`, `${level ?? ''}>`),
    closeAside: () => line('</>'),
    report: (kind, details) =>
      line('report', kind, details === undefined ? undefined : JSON.stringify(details)),
  }
}

/** The text of a note, its marks written as in verses. */
function marked(text: string, marks: readonly Mark[] = []): string {
  return [...text.split(''), '']
    .map((character, index) => {
      const closed = marks.filter(({ to }) => to === index).map(() => '}')
      const opened = marks.filter(({ from }) => from === index).map(({ type }) => `{${type}:`)
      return [...closed, ...opened, character].join('')
    })
    .join('')
}
