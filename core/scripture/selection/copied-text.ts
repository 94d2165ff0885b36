/** Selected verses for the clipboard: plain text, and the same as HTML for programs that keep formatting. */
import type { EditionSummary } from '../../contract/editions/edition'
import type { Naming } from '../reading/addresses/addresses'
import { type LetteredPlace, letteredLabel } from '../reading/addresses/lettered-address'
import { element, printHtml, type ScriptureNode } from '../text/node'
import { plainOf, type Token } from './copied-tokens'
import { copiedVerses } from './copied-verses'
import type { CopyChoice, CopyForm } from './copy-choice'
import { markdownColumn, markdownLink } from './markdown'
import type { SelectedVerse } from './selected-verses'

/** One edition of it. */
export interface CopiedColumn extends Pick<EditionSummary, 'abbreviation' | 'name' | 'locale' | 'direction'> {
  verses: readonly SelectedVerse[]
  /** The places in the numbering of this edition, and how it names them. */
  references: readonly LetteredPlace[]
  naming: Naming
}

/** The two forms; Markdown has no other than its own. */
export interface CopiedText {
  plain: string
  html: string | undefined
}

/** Editions without the text are left out. `address` opens the verses, in all the editions there are. */
export function copiedText(
  columns: readonly CopiedColumn[],
  address: string,
  choice: CopyChoice,
): CopiedText {
  const having = columns.filter(({ verses }) => verses.length > 0)
  const blocks = having.map((column) => columnTokens(column, choice))
  const link = choice.link && having.length > 0 ? address : ''
  const isNamed = choice.place !== 'none' || choice.placeAlone
  if (choice.form === 'markdown') {
    const texts = blocks.map((tokens) => markdownColumn(tokens, link, !choice.placeAlone))
    const rest = link && !isNamed ? [markdownLink(link)] : []
    return { plain: [...texts, ...rest].filter(Boolean).join('\n\n'), html: undefined }
  }
  const space = having.length > 1 && !choice.placeAlone ? '\n\n' : '\n'
  const plain = [...blocks.map(plainOf), link].filter(Boolean).join(space)
  const nodes: ScriptureNode[] = having.map(({ locale, direction }, index) =>
    element('div', { lang: locale, dir: direction }, htmlParagraphs(blocks[index] ?? [], link)),
  )
  const written = element('p', {}, element('a', { href: link }, link))
  return { plain, html: [...nodes, ...(link && !isNamed ? [written] : [])].map(printHtml).join('') }
}

/** Forms that quote within a sentence: in the quotation marks of their language, with its signs in references. */
const quoting: Readonly<Partial<Record<CopyForm, Quoting>>> = {
  sbl: english(),
  chicago: english(),
  din: {
    marks: ['„', '“'],
    inner: ['‚', '‘'],
    signs: { book: ';', chapter: ',', verse: '.', range: '-' },
  },
}

interface Quoting {
  marks: readonly [string, string]
  /** Of a quotation inside it. */
  inner: readonly [string, string]
  signs: Naming['separators']
}

function english(): Quoting {
  return {
    marks: ['“', '”'],
    inner: ['‘', '’'],
    signs: { book: ';', chapter: ':', verse: ', ', range: '-' },
  }
}

function columnTokens(column: CopiedColumn, choice: CopyChoice): Token[] {
  const isFirst = choice.place === 'first'
  const style = quoting[choice.form]
  const source = sourceTokens(column, choice)
  if (choice.placeAlone) return source
  const words = copiedVerses(column.verses, column.locale, choice, style !== undefined)
  if (!style) return joined(isFirst ? [source, words] : [words, source], { kind: 'paragraph' })
  const quoted = inMarks(words, style)
  if (isFirst) return joined([source, quoted], textToken(': '))
  const aside = source.length > 0 ? [textToken('('), ...source, textToken(')')] : []
  return joined([quoted, aside], textToken(' '))
}

const textToken = (text: string): Token => ({ kind: 'text', text })

function joined(parts: readonly Token[][], between: Token): Token[] {
  return parts
    .filter((tokens) => tokens.length > 0)
    .flatMap((tokens, index) => (index ? [between, ...tokens] : tokens))
}

/** Name and edition, as far as they are chosen. */
function sourceTokens(column: CopiedColumn, choice: CopyChoice): Token[] {
  const isNamed = choice.place !== 'none' || choice.placeAlone
  const place: Token[] = isNamed ? [{ kind: 'place', text: placeIn(column, choice) }] : []
  if (choice.edition === 'none') return place
  const edition = choice.edition === 'name' ? column.name : column.abbreviation
  return joined([place, [textToken(bracketed(edition, place.length > 0, choice))]], textToken(' '))
}

/** In brackets beside a reference; SBL and German usage have none, and where the reference itself stands in some they are square. */
function bracketed(edition: string, isBesidePlace: boolean, { form, place, placeAlone }: CopyChoice): string {
  if (!quoting[form]) return `(${edition})`
  if (!isBesidePlace || form !== 'chicago') return edition
  return place === 'last' && !placeAlone ? `[${edition}]` : `(${edition})`
}

function placeIn({ references, naming }: CopiedColumn, { form, book }: CopyChoice): string {
  const style = quoting[form]
  if (!style) return letteredLabel(references, naming, book === 'short' ? 'abbr' : 'long')
  const signed = { ...naming, separators: style.signs }
  const label = letteredLabel(references, signed, book === 'short' ? 'abbr' : 'long')
  // "1Kor" is how we keep it short; these styles part the number, and lines must not.
  return label.replace(/(?<![\p{N}\p{L}])(\p{N})(?=\p{L})/gu, '$1\u00A0')
}

/** The words between quotation marks; those inside become single ones, whichever language they are of. */
function inMarks(words: readonly Token[], { marks, inner }: Quoting): Token[] {
  const isLow = words.some((token) => token.kind === 'text' && token.text.includes('„'))
  const [open, close] = isLow ? [/„/g, /[“”]/g] : [/“/g, /”/g]
  const nested = words.map(
    (token): Token =>
      token.kind === 'text' ? textToken(token.text.replace(close, inner[1]).replace(open, inner[0])) : token,
  )
  return [textToken(marks[0]), ...nested, textToken(marks[1])]
}

/** A paragraph for each run of tokens between those that begin one. */
function htmlParagraphs(tokens: readonly Token[], address: string): ScriptureNode[] {
  const paragraphs: ScriptureNode[][] = [[]]
  for (const token of tokens)
    if (token.kind === 'paragraph') paragraphs.push([])
    else paragraphs.at(-1)?.push(...htmlNodes(token, address))
  return paragraphs.filter((nodes) => nodes.length > 0).map((nodes) => element('p', {}, nodes))
}

function htmlNodes(token: Token, address: string): ScriptureNode[] {
  switch (token.kind) {
    case 'text':
      return [token.text]
    case 'number':
      return [element('sup', {}, token.text), ' ']
    case 'place':
      return [address ? element('a', { href: address }, token.text) : token.text]
    case 'line':
    case 'paragraph':
      return [element('br', {})]
    case 'stanza':
      return [element('br', {}), element('br', {})]
  }
}
