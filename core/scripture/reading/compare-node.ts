/**
 * Translations side by side as a tree: verse by verse, one group of up to three rows each (headings,
 * titles, text), the same text in the same row whatever its number. Rows belong to the first
 * edition; the verses of the others are assigned to them.
 */

import { placeOf } from '../../canonical'
import type { Manifest } from '../../contract/editions/edition'
import type { ChapterRecord } from '../../contract/page-data'
import { maxColumns } from '../../limits'
import { type AlignedRow, alignRows } from '../numbering/align-rows'
import { chipsNode, type DrawnPage, licenceNode, turnNode } from '../text/chapter-node'
import { footnoteSection } from '../text/footnote-section'
import { headingLook, parallelNode } from '../text/heading-nodes'
import type { FlowBlock } from '../text/layout'
import { element, type ScriptureElement, type ScriptureNode } from '../text/node'
import { fragmentNode, inlineNodes, type VerseContext } from '../text/verse-nodes'
import { type ScriptureWords, say } from '../text/words'
import { type Column, columnOf, prefixOf } from './compare-columns'

/** Everything the comparison shows. */
export interface DrawnCompare extends DrawnPage {
  /** The chapter of the address, in the numbering of the first edition, which need not have it. */
  canonical: number
  /** In the order of the columns; the rows belong to the first. */
  manifests: readonly Manifest[]
  chapters: readonly ChapterRecord[]
}

/** The whole article of a comparison. */
export function compareNode(drawn: DrawnCompare): ScriptureElement {
  const { manifests, words, heading, edition, canonical } = drawn
  const columns = manifests.map((manifest) => columnOf(manifest, drawn))
  const rows = alignRows(
    columns.map(({ manifest, verses }) => ({ numbering: manifest.numbering, verses })),
    canonical,
  )
  return element(
    'article',
    {
      class: 'compare',
      'data-columns': String(manifests.length),
      'data-edition': edition.abbreviation,
      'data-chapter': String(canonical),
    },
    element(
      'header',
      { class: 'chapter-head' },
      element('h1', { tabindex: '-1', lang: edition.locale, dir: edition.direction }, heading),
      chipsNode(drawn, manifests.length < maxColumns ? addNode(words) : undefined),
    ),
    // Outside the grid, which may scroll sideways: nothing inside it can stick to the window.
    element('div', { class: 'heads' }, columnsHead(manifests, words)),
    element(
      'div',
      { class: 'grid' },
      rows.flatMap((row, index) => rowNodes(row, columns, drawn, index === 0)),
    ),
    columns
      .map((column, index) =>
        column.layouts.map((layout, part) =>
          footnoteSection(
            layout,
            { ...column.manifest, of: column.manifest.abbreviation },
            prefixOf(column.manifest, index, part && layout.chapter.canonical),
            words,
          ),
        ),
      )
      .flat()
      .filter((section) => section !== undefined),
    licenceNode(manifests),
    turnNode(drawn),
  )
}

/** The page opens the menus (features/reading/columns); without script they are not shown. */
function columnsHead(manifests: readonly Manifest[], words: ScriptureWords): ScriptureElement {
  const cells = manifests.map(({ abbreviation, name, locale, direction }, index) =>
    element(
      'div',
      { class: 'cell-head', lang: locale, dir: direction },
      element(
        'a',
        { href: `/bible/${abbreviation}` },
        element('bdi', { class: 'abbr' }, abbreviation),
        element('span', { dir: 'auto' }, name),
      ),
      element('button', {
        class: 'column-menu',
        type: 'button',
        'data-column': String(index),
        'aria-haspopup': 'dialog',
        'aria-label': say(words, 'columnMenu', { name: abbreviation }),
      }),
    ),
  )
  return element('div', { class: 'columns-head' }, cells)
}

function addNode(words: ScriptureWords): ScriptureElement {
  const label = say(words, 'addTranslation')
  return element('button', { class: 'chip column-add', type: 'button', 'aria-haspopup': 'dialog' }, label)
}

function rowNodes(
  row: AlignedRow,
  columns: readonly Column[],
  drawn: Pick<DrawnCompare, 'hrefOf' | 'words'>,
  isFirst: boolean,
): ScriptureElement[] {
  const asides = columns.map((column, index) => asidesOf(column, row.cells[index] ?? []))
  // Headings of all levels and their references in one cell: rows of their own would leave holes between them.
  const headings = asides.map((blocks) => blocks.filter((block) => !isText(block)))
  // Text without a number is not a heading: it stays when headings are hidden, and in
  // every column of a narrow screen.
  const unnumbered = asides.map((blocks) => blocks.filter(isText))
  const first = row.cells[0] ?? []
  const verses = first.map((index) => columns[0]?.verses[index]?.verse).filter((verse) => verse !== undefined)
  // If the first column has no text, the others show its numbers.
  const own = columns[0]?.verses.length || row.isTitle ? undefined : placeOf(row.row).verse
  const from = verses[0]?.verse ?? own
  const to = verses.at(-1)?.verse_end ?? verses.at(-1)?.verse ?? from
  const numbers = from === undefined ? {} : { 'data-row': String(from), 'data-row-end': String(to) }
  const on = { 'data-on': String(from ?? 0), 'data-on-end': String(to ?? 0) }
  return [
    ...asideRow('heading', headings, columns, drawn),
    ...asideRow('unnumbered', unnumbered, columns, drawn),
    element(
      'div',
      { class: 'row', 'data-kind': 'text', ...numbers },
      columns.map((column, index) =>
        textCell(column, row.cells[index] ?? [], index > 0 && on, isFirst ? drawn.words : undefined),
      ),
    ),
  ]
}

function asideRow(
  kind: string,
  cells: readonly FlowBlock[][],
  columns: readonly Column[],
  drawn: Pick<DrawnCompare, 'hrefOf'>,
): ScriptureElement[] {
  if (cells.every((blocks) => blocks.length === 0)) return []
  const nodes = columns.map((column, index) => {
    const context = column.verses[0]?.context
    return cellNode(
      column.manifest,
      // Addresses are those of the first edition, in its numbering.
      (cells[index] ?? []).map((block) => asideNode(block, context, index === 0 ? drawn : undefined)),
    )
  })
  return [element('div', { class: 'row', 'data-kind': kind }, nodes)]
}

function isText({ type, aside }: FlowBlock): boolean {
  return aside !== undefined && !['heading', 'parallel', 'speaker', 'introduction'].includes(type)
}

function asideNode(
  block: FlowBlock,
  context: VerseContext | undefined,
  linked: Pick<DrawnCompare, 'hrefOf'> | undefined,
): ScriptureElement {
  const { type, level, aside } = block
  const content = aside?.content ?? ''
  const inner = context
    ? inlineNodes(
        content,
        { verse: 0, footnotes: aside?.footnotes },
        { from: 0, to: content.length, isLast: true },
        context,
      )
    : [content]
  if (type === 'parallel') return parallelNode(block, linked?.hrefOf, inner)
  return type === 'heading'
    ? element('h2', { class: 'heading', ...headingLook(block) }, inner)
    : element('p', { class: classes[type] ?? type, 'data-level': String(level) }, inner)
}

/** Text without a number has the classes of verse text. */
const classes: Readonly<Partial<Record<FlowBlock['type'], string>>> = { paragraph: 'p', line: 'l' }

/**
 * `on` are the verses of the first edition that the verses of another column correspond to; 0 if it has none.
 * `words`: the message in this cell of a column without the chapter.
 */
function textCell(
  column: Column,
  indexes: readonly number[],
  on: false | Readonly<Record<string, string>>,
  words: ScriptureWords | undefined,
): ScriptureElement {
  const nodes = indexes.flatMap((index) => {
    const found = column.verses[index]
    return found ? verseNodes(found.parts, found.context, on || {}) : []
  })
  if (!words || column.verses.length > 0 || column.isAwaited) return cellNode(column.manifest, nodes)
  return cellNode(column.manifest, [element('span', { class: 'absent' }, say(words, 'absentShort'))])
}

function cellNode(
  { abbreviation, locale, direction }: Manifest,
  nodes: readonly ScriptureNode[],
): ScriptureElement {
  return element('div', { class: 'cell', lang: locale, dir: direction, 'data-abbr': abbreviation }, nodes)
}

/** A verse in its cell: lines of poetry stay lines, everything else is running text. */
function verseNodes(
  parts: Column['verses'][number]['parts'],
  context: VerseContext,
  on: Readonly<Record<string, string>>,
): ScriptureNode[] {
  const nodes: ScriptureNode[] = []
  for (const { block, fragment } of parts) {
    const plain = fragmentNode(fragment, context)
    const node = { ...plain, attributes: { ...plain.attributes, ...on } }
    if (block.type === 'line')
      nodes.push(element('span', { class: 'l', 'data-level': String(block.level) }, node))
    else nodes.push(...(nodes.length > 0 ? [' ', node] : [node]))
  }
  return nodes
}

/** Headings and titles before the first verse of a cell, inside its verses, or (for the last) after them. */
function asidesOf(column: Column, indexes: readonly number[]): FlowBlock[] {
  return indexes.flatMap((index) => column.verses[index]?.asides ?? [])
}
