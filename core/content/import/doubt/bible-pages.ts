/** Whether pages of HTML are those of a Bible: numbers that count verses, with a verse between them. */

/** A shorter list may be numbered for any reason. */
const shortestRun = 8
/** Between two numbers. */
const verseCharacters = 400
/** Of the words of a page: an article with numbered notes has more beside them. */
const pageShare = 0.6

/** A number in an element of its own, raised or named after a verse, or at the beginning of a line. */
const numbers =
  /<(sup|span|b|a|strong|i|em|small|font)\b([^>]*)>(?:\s|&nbsp;|&#160;)*(?:\d{1,3}:)?(\d{1,3})(?:\s|&nbsp;|&#160;|[.:)])*<\/\1>|(?:<(?:p|br|td|li|div)\b[^>]*>)(?:\s|&nbsp;|&#160;)*(?:\d{1,3}:)?(\d{1,3})[.:)]?(?:\s|&nbsp;)+(?=\p{L})/giu

export function isBiblePage(html: string): boolean {
  const body = html.replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, '')
  let run: { number: number; at: number }[] = []
  let counted = 0
  const close = () => {
    const [first] = run
    const last = run.at(-1)
    if (first && last && run.length >= shortestRun) {
      const words = wordCount(body.slice(first.at, last.at))
      if (words / (run.length - 1) <= verseCharacters) counted += words + words / (run.length - 1)
    }
    run = []
  }
  for (const { 1: tag, 2: attributes = '', 3: inside, 4: leading, index } of body.matchAll(numbers)) {
    const isMarked =
      tag === undefined ||
      /^sup$/i.test(tag) ||
      /["'\s](?:v|verse)[\w-]*["'\s]|(?:id|name)=["']?v?\d/i.test(attributes)
    if (!isMarked) continue
    const number = Number(inside ?? leading)
    const before = run.at(-1)?.number
    // The number of the chapter often stands for verse 1.
    if (before === undefined ? number > 2 : number !== before + 1) {
      close()
      if (number > 2) continue
    }
    run.push({ number, at: index })
  }
  close()
  return counted > 0 && counted >= wordCount(body) * pageShare
}

function wordCount(html: string): number {
  return html
    .replace(/<[^>]*>|&\w+;|\s+/g, ' ')
    .replace(/ +/g, ' ')
    .trim().length
}
