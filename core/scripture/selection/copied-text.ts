/** Selected verses for the clipboard: plain text, and the same as HTML for programs that keep formatting. */
import type { EditionSummary } from '../../contract/editions/edition'
import { element, printHtml, type ScriptureElement, type ScriptureNode } from '../text/node'
import type { SelectedVerse } from './selected-verses'
import { type NumberedVerse, numberedVerse } from './selection-text'

/** The person's choices. */
export interface CopyChoice {
  /** Only the places, without text. */
  placeAlone: boolean
  /** Numbers before the verses, if there are several. */
  numbers: boolean
  /** Every verse on its own line. */
  lines: boolean
  place: boolean
  edition: boolean
  link: boolean
}

/** One edition of it. */
export interface CopiedColumn extends Pick<EditionSummary, 'abbreviation' | 'locale' | 'direction'> {
  verses: readonly SelectedVerse[]
  /** Name of the place in this edition: "Matthäus 7,6.10-11". */
  place: string
}

/** The two forms. */
export interface CopiedText {
  plain: string
  html: string
}

/** Editions without the text are left out. `address` opens the verses, in all the editions there are. */
export function copiedText(
  columns: readonly CopiedColumn[],
  address: string,
  choice: CopyChoice,
): CopiedText {
  const having = columns.filter(({ verses }) => verses.length > 0)
  const blocks = having.map((column) => [
    ...(choice.placeAlone ? [] : [plainVerses(column, choice)]),
    ...[sourceOf(column, choice).join(' ')].filter(Boolean),
  ])
  const isLinked = choice.link && having.length > 0
  const space = having.length > 1 && !choice.placeAlone ? '\n\n' : '\n'
  const plain = [...blocks.map((lines) => lines.join('\n')), ...(isLinked ? [address] : [])].join(space)
  const nodes = having.map((column) => htmlColumn(column, isLinked ? address : '', choice))
  const isNamed = choice.place || choice.placeAlone
  const link = element('p', {}, element('a', { href: address }, address))
  return { plain, html: [...nodes, ...(isLinked && !isNamed ? [link] : [])].map(printHtml).join('') }
}

/** Name and edition, as far as they are chosen. */
function sourceOf({ place, abbreviation }: CopiedColumn, choice: CopyChoice): string[] {
  return [
    ...(choice.place || choice.placeAlone ? [place] : []),
    ...(choice.edition ? [`(${abbreviation})`] : []),
  ]
}

function plainVerses(column: CopiedColumn, choice: CopyChoice): string {
  return column.verses
    .map((one, index) => {
      const { number, text } = numberedOf(one, column, choice)
      return `${separatorOf(one, index, choice)}${number && `${number} `}${text}`
    })
    .join('')
}

function htmlColumn(column: CopiedColumn, address: string, choice: CopyChoice): ScriptureElement {
  const { locale, direction, verses } = column
  const [first = '', ...rest] = sourceOf(column, choice)
  const isNamed = address && (choice.place || choice.placeAlone)
  const source = [isNamed ? element('a', { href: address }, first) : first, ...rest.map((text) => ` ${text}`)]
  const text = verses.flatMap((one, index) => htmlVerse(one, index, column, choice))
  return element(
    'div',
    { lang: locale, dir: direction },
    choice.placeAlone ? undefined : element('p', {}, text),
    first ? element('p', {}, source) : undefined,
  )
}

function htmlVerse(
  one: SelectedVerse,
  index: number,
  column: CopiedColumn,
  choice: CopyChoice,
): ScriptureNode[] {
  const lines = separatorOf(one, index, choice).split('\n')
  const before = lines.flatMap((text, line) => (line ? [element('br', {}), text] : [text]))
  const { number, text } = numberedOf(one, column, choice)
  return [...before, ...(number ? [element('sup', {}, number), ' '] : []), text]
}

function numberedOf(
  { verse }: SelectedVerse,
  { verses, locale }: CopiedColumn,
  choice: CopyChoice,
): NumberedVerse {
  return numberedVerse(verse, choice.numbers && verses.length > 1, locale)
}

/** The separator before a verse. With numbers on separate lines a gap is visible without one. */
function separatorOf({ isAfterGap }: SelectedVerse, index: number, { lines, numbers }: CopyChoice): string {
  if (index === 0) return ''
  if (!lines) return isAfterGap ? ' … ' : ' '
  return isAfterGap && !numbers ? '\n…\n' : '\n'
}
