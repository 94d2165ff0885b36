/**
 * The inside of one fragment of a verse: number, text with its marks, footnote and
 * cross-reference marks, which a style keeps on the line of the word before them. Every verse fragment is a `span.v` with the verse number in
 * `data-v`; CSS alone decides which parts are displayed.
 */
import type { Footnote, Verse } from '../../contract/editions/chapter'
import { digitsOf, rangeSign } from './digits'
import type { Fragment } from './layout'
import { element, type ScriptureElement, type ScriptureNode } from './node'
import { type ScriptureWords, say } from './words'

/** The means to draw verses. */
export interface VerseContext {
  words: ScriptureWords
  /** Locale of the edition, for its digits. */
  locale: string
  /** Prefix of ids, so that two editions on one page share none: "" or "WEB-". */
  prefix: string
  numberOf: ReadonlyMap<Footnote, number>
  /** Address of the cross references of a verse. */
  crossReferences: (verse: Verse) => string
  /** Canonical of its chapter in a further column of a comparison, where several chapters of an edition may stand. */
  chapter?: number
  /** Verse whose number is the tab stop of the group; arrow keys reach all others. */
  tabStop: number
}

/** The nodes of a fragment, wrapped in its `span.v`. */
export function fragmentNode(fragment: Fragment, context: VerseContext): ScriptureElement {
  const { verse, isFirst, isLast } = fragment
  return element(
    'span',
    {
      class: 'v',
      'data-v': String(verse.verse),
      'data-end': verse.verse_end === undefined ? undefined : String(verse.verse_end),
      id: isFirst ? `${context.prefix}v${verse.verse}` : undefined,
    },
    isFirst ? numberNode(verse, context, verse.parts?.find((part) => part.from === 0)?.letter) : undefined,
    element('span', { class: 't' }, inlineNodes(verse.content, verse, fragment, context)),
    isLast && verse.references?.length ? crossReferenceNode(verse, context) : undefined,
  )
}

/** `4`, or `4-5` for a merged verse, in the edition's digits. */
export function verseLabel(verse: Pick<Verse, 'verse' | 'verse_end'>, locale: string): string {
  const first = digitsOf(verse.verse, locale)
  return verse.verse_end === undefined ? first : `${first}${rangeSign}${digitsOf(verse.verse_end, locale)}`
}

/** The number of a verse, or of one of its parts, whose address it then opens. */
function numberNode(
  verse: Pick<Verse, 'verse' | 'verse_end'>,
  { words, locale, prefix, tabStop }: VerseContext,
  letter = '',
): ScriptureElement {
  const label = verseLabel(verse, locale) + letter
  const id = `${prefix}v${verse.verse}${letter}`
  return element(
    'a',
    {
      class: 'n',
      id: letter ? id : undefined,
      href: `#${id}`,
      'aria-label': say(words, 'verse', { verse: label }),
      tabindex: verse.verse === tabStop ? undefined : '-1',
    },
    label,
  )
}

function crossReferenceNode(verse: Verse, context: VerseContext): ScriptureElement {
  const label = say(context.words, 'crossReferences', { verse: verseLabel(verse, context.locale) })
  return element('a', {
    class: 'xr',
    href: context.crossReferences(verse),
    'data-xr': String(verse.verse),
    'data-of': context.chapter === undefined ? undefined : String(context.chapter),
    'aria-label': label,
  })
}

/**
 * Text with its marks, notes and the numbers of its parts; `content` may also be that of a heading or title,
 * which counts as verse 0.
 */
export function inlineNodes(
  content: string,
  notes: Omit<Verse, 'content' | 'references'>,
  range: { from: number; to: number; isLast?: boolean },
  context: VerseContext,
): ScriptureNode[] {
  const { from, to } = range
  const letters = new Map((notes.parts ?? []).map((part) => [part.from, part.letter]))
  const footnotes = new Map((notes.footnotes ?? []).map((footnote) => [footnote.position, footnote]))
  const borders = new Set([from, to])
  for (const position of [...footnotes.keys(), ...letters.keys()]) borders.add(position).add(position + 1)
  for (const mark of notes.marks ?? []) borders.add(mark.from).add(mark.to)
  const sorted = [...borders].filter((border) => border >= from && border <= to).sort((a, b) => a - b)
  const nodes: ScriptureNode[] = []
  for (const [index, start] of sorted.entries()) {
    const footnote = footnotes.get(start)
    const letter = letters.get(start)
    const isHere = start < to || range.isLast
    if (letter && start > 0 && isHere) nodes.push(numberNode(notes, { ...context, tabStop: 0 }, letter))
    if (footnote && isHere) nodes.push(footnoteMark(footnote, context))
    const end = sorted[index + 1]
    if (end === undefined || (footnote && content[start] === '*')) continue
    const text = content.slice(start, end)
    const types = (notes.marks ?? [])
      .filter((mark) => mark.from <= start && mark.to >= end)
      .map((mark) => mark.type)
    nodes.push(
      types.length === 0 ? text : element('span', { 'data-mark': [...new Set(types)].join(' ') }, text),
    )
  }
  return joinText(nodes)
}

function footnoteMark(
  footnote: Footnote,
  { numberOf, prefix, words, locale, chapter }: Omit<VerseContext, 'crossReferences' | 'tabStop'>,
): ScriptureElement {
  const number = numberOf.get(footnote) ?? 0
  const label = digitsOf(number, locale)
  return element(
    'a',
    {
      class: 'fn',
      id: `${prefix}fr${number}`,
      href: `#${prefix}fn${number}`,
      role: 'doc-noteref',
      'data-fn': String(number),
      'data-of': chapter === undefined ? undefined : String(chapter),
      'aria-label': say(words, 'footnote', { number: label }),
    },
    `*${label}`,
  )
}

function joinText(nodes: readonly ScriptureNode[]): ScriptureNode[] {
  const joined: ScriptureNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node
    else joined.push(node)
  }
  return joined
}
