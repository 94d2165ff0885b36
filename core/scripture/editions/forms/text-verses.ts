/** Counts the verses of a Bible written as HTML, Markdown, a table, YAML or one verse a line; 0 for other texts. */

interface Marked {
  number: number
  /** Letters up to the next number. */
  length: number
}

/** Longer on average, texts between numbers explain verses. */
const longestMean = 600

/** A page whose text stands mostly between ascending numbers of their own elements. */
export function countHtmlVerses(html: string): number {
  const body = html
    .replace(/<(script|style|head|nav)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/&nbsp;|&#160;/g, ' ')
  const withMarks = body.replace(
    />\s*[[(]?(?:\d{1,3}[:.])?(\d{1,3})[\])]?[.:]?\s*<\/(?=(?:sup|span|b|strong|a|small|i|em|font)>)/gi,
    '>\u0001$1\u0001</',
  )
  // `[<a>2 John</a> 1]`: a number after the link of its book.
  const words = withMarks.replace(/>\s*(\d{1,3})\]\s*<\//g, '>\u0001$1\u0001</').replace(/<[^>]*>/g, ' ')
  return countMarked(words)
}

/** Markdown with headings, and numbers that are bold or begin their line. */
export function countMarkdownVerses(text: string): number {
  if (!/^#{1,6}\s/m.test(text) || /^---[ \t]*\r?\n/.test(text)) return 0
  return countMarked(
    text
      .replace(/^#.*$/gm, '')
      .replace(/\*\*\[?(?:\d{1,3}:)?(\d{1,3})\]?[.:]?\*\*|^\s*(\d{1,3})[.)]?(?=\s)/gm, '\u0001$1$2\u0001'),
  )
}

/** Texts between marks count if the marks ascend one by one and enclose most of all text. */
function countMarked(words: string): number {
  const parts = words.split('\u0001')
  const marked: Marked[] = []
  for (let at = 1; at + 1 < parts.length; at += 2) {
    marked.push({ number: Number(parts[at]), length: letters(parts[at + 1] ?? '') })
  }
  const verses = marked.filter(
    ({ number, length }, index) =>
      length > 0 &&
      (number === (marked[index - 1]?.number ?? 0) + 1 || marked[index + 1]?.number === number + 1),
  )
  const inside = verses.reduce((sum, { length }) => sum + length, 0)
  const isMost = inside * 2 > letters(words)
  return isMost && inside / verses.length <= longestMean ? verses.length : 0
}

function letters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

/** A table with columns for book, chapter, verse and text: its rows with a text. */
export function countRows(text: string): number {
  const [first = '', ...rows] = text.split(/\r?\n/)
  const columns = first
    .toLowerCase()
    .split(/[,;\t|]/)
    .map((name) => name.replace(/["\s]/g, ''))
  const has = (pattern: RegExp) => columns.some((name) => pattern.test(name))
  if (!has(/^(?:\w*book\w*|b)$/) || !has(/^(?:\w*chapter\w*|c)$/) || !has(/^(?:\w*verse\w*|v)$/)) return 0
  return rows.filter((row) => /\d[^,;\t|]*[,;\t|][\p{P}\s]*\p{L}/u.test(row)).length
}

/** Elements of verses with a number, in a document whose root says that it is a Bible. */
export function countXmlVerses(text: string): number {
  return text.match(/<(?:verse|vers|v)\s[^>]*\b(?:number|num|n|id)=/gi)?.length ?? 0
}

/** YAML with the keys `verse` and `text`. */
export function countYamlVerses(text: string): number {
  if (!/^\s*(?:- )?verse:\s*\d+\s*$/m.test(text)) return 0
  return text.match(/^\s*(?:- )?text:\s*['"]?[^'"\s]/gm)?.length ?? 0
}

/** `Gen 1:1 In the beginning`: lines that begin with a place. */
export function countLines(text: string): number {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const verses = lines.filter((line) =>
    /^[^\p{L}\p{N}]{0,3}(?:[1-4][ .]{0,2})?\p{L}[\p{L}\p{M}.]*(?: \p{L}[\p{L}\p{M}]*){0,3}[ .:|_\t]{1,3}\d{1,3}[:.,|\t ]\d{1,3}[^\d\p{L}-]{1,3}\S/u.test(
      line,
    ),
  )
  return verses.length * 10 >= lines.length * 6 ? verses.length : 0
}
