/** The notes of a chapter below its text. */
import type { Footnote } from '../../contract/editions/chapter'
import { digitsOf } from './digits'
import type { ChapterLayout } from './layout'
import { markedPieces } from './marked-text'
import { element, type ScriptureElement, type ScriptureNode } from './node'
import { verseLabel } from './verse-nodes'
import { type ScriptureWords, say } from './words'

interface NotedEdition {
  locale: string
  direction: 'ltr' | 'rtl'
  /** Its name, when other lists are beside it. */
  of?: string
}

/** The notes of a chapter, each with a link back to its mark; undefined without notes. */
export function footnoteSection(
  layout: ChapterLayout,
  { locale, direction, of }: NotedEdition,
  prefix: string,
  words: ScriptureWords,
): ScriptureElement | undefined {
  if (layout.footnotes.length === 0) return undefined
  const items = layout.footnotes.map(({ number, footnote, verse }) => {
    const label = verseLabel({ verse }, locale)
    const mark = `*${digitsOf(number, locale)}`
    const back = {
      href: `#${prefix}fr${number}`,
      role: 'doc-backlink',
      // The visible text begins the name, so that voice control finds it (WCAG 2.5.3).
      'aria-label': `${mark} ${label}: ${say(words, 'backToVerse', { verse: label })}`,
    }
    return element(
      'li',
      { id: `${prefix}fn${number}` },
      element('a', back, element('bdi', {}, mark), ' ', element('bdi', {}, label)),
      ' ',
      element('span', { lang: locale, dir: 'auto' }, noteNodes(footnote)),
    )
  })
  return element(
    'section',
    { class: 'notes', dir: direction },
    element('h2', {}, say(words, 'footnotes'), of ? [' ', element('bdi', {}, of)] : undefined),
    element('ol', {}, items),
  )
}

/** The words of a note with their marks. */
function noteNodes({ content, marks }: Footnote): ScriptureNode[] {
  return markedPieces(content, marks).map(({ text, mark }) =>
    mark ? element('span', { 'data-mark': mark }, text) : text,
  )
}
