/**
 * Reads a commentary of HTML files, one for each chapter, named by USFM code and chapter (GEN 11; chapter 0 is the introduction of
 * the book). A second heading with a place begins a section; what stands before the first is the introduction of the chapter.
 */
import { bookByUsfm } from '../../../scripture/book-ids'
import type { ContentSink } from '../sink'
import { createHtmlSayer } from './say-html'
import { tokeniseHtml } from './tokenise-html'

interface ChapterFile {
  usfm: string
  chapter: number
}

/** Translates a file into calls of the sink. A file without chapter in its name is an entry without a place. */
export function readHtmlChapters(html: string, file: string, sink: ContentSink): void {
  const place = chapterFile(file)
  const isDropped = (name: string, { class: kind = '' }: Readonly<Record<string, string>>) =>
    (name === 'center' && place !== undefined && place.chapter > 0) ||
    /\b(?:\S*copyright\S*|pub-bug)\b/.test(kind)
  const sayer = createHtmlSayer(sink, { isDropped })
  if (place) sink.kind('commentary')
  sink.at({ file, line: 1 })
  sink.entry(entryOf(place, file, html))
  const tidy = createTidier()
  let heading: string[] | undefined
  for (const token of tokeniseHtml(html)) {
    sink.at({ file, line: token.line })
    if (place && token.type === 'open' && token.name === 'h2') {
      sayer.finish()
      heading = []
    } else if (heading && token.type === 'text') heading.push(token.text)
    else if (place && heading && token.type === 'close' && token.name === 'h2') {
      openSection(heading.join('').replace(/\s+/g, ' ').trim(), place, sink)
      heading = undefined
    } else if (!heading) sayer.say(token.type === 'text' ? { ...token, text: tidy(token.text) } : token)
  }
  sayer.finish()
}

function chapterFile(file: string): ChapterFile | undefined {
  const [, usfm = '', chapter] =
    /(?:^|[\\/])([1-4A-Z][A-Z0-9]{2})[._ -]?(\d{1,3})\.x?html?$/i.exec(file) ?? []
  return chapter === undefined || !bookByUsfm(usfm) ? undefined : { usfm, chapter: Number(chapter) }
}

/** The builder names what has a place and no head. */
function entryOf(place: ChapterFile | undefined, file: string, html: string) {
  if (place) return { head: '', at: [place.chapter > 0 ? `${place.usfm} ${place.chapter}` : place.usfm] }
  const title = /<(h1|title)\b[^>]*>([^<]*)<\/\1>/i.exec(html)?.[2]?.replace(/\s+/g, ' ').trim()
  return { head: title || file.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '') }
}

/** `Joshua 6:Verses6–16`, `Romans 4:17b-22`: signs between and letters behind the numbers are none of the place. */
function openSection(head: string, { usfm, chapter }: ChapterFile, sink: ContentSink): void {
  const [, first, last] = /\d+:\D*?(\d+)[a-z]?(?:\s*[–—-]\s*(\d+))?[a-z]?\s*$/i.exec(head) ?? []
  if (first === undefined) {
    sink.open('h2')
    sink.text(head)
    sink.close()
    return
  }
  sink.entry({ head, at: [`${usfm} ${chapter}:${first}${last === undefined ? '' : `-${last}`}`] })
}

/**
 * Programs that put every tag on a line of its own part words from the signs behind them: white space waits for the next word, and none
 * stands before such a sign. The number of the chapter is a title.
 */
function createTidier(): (text: string) => string {
  let isDue = false
  return (text) => {
    if (/^\s*(?:Chapter|Psalm) \d+\s*$/.test(text)) return ' '
    const words = text.trim()
    if (words === '') {
      isDue ||= text !== ''
      return ''
    }
    const isParted = (isDue || /^\s/.test(text)) && !/^[,.;:!?)\]]/.test(words)
    isDue = /\s$/.test(text) && !/[([]$/.test(words)
    return `${isParted ? ' ' : ''}${words}`
  }
}
