/**
 * Translations side by side as a tree: verse by verse, one group of up to four rows each (heading, subheading, titles, text),
 * the same text on the same row whatever its number. Rows belong to the first edition; others stand on them.
 */
import type { Verse } from '../../contract/chapter'
import type { Manifest } from '../../contract/edition'
import type { ChapterRecord } from '../../contract/page-data'
import { canonicalOf, placeOf } from '../canonical'
import { type AlignedRow, alignRows } from '../numbering/align-rows'
import { chaptersStandingOn } from '../numbering/chapters-standing-on'
import { hasChapter } from '../reading/neighbours'
import { type DrawnPage, footnoteSection, licenceNode, turnNode } from './chapter-node'
import { type ChapterLayout, type FlowBlock, type Fragment, layoutChapter } from './layout'
import { element, type ScriptureElement, type ScriptureNode } from './node'
import { fragmentNode, inlineNodes, type VerseContext } from './verse-nodes'
import { type ScriptureWords, say } from './words'

export interface DrawnCompare extends DrawnPage {
  /** The chapter of the address, in the numbering of the first edition, which need not have it. */
  canonical: number
  /** In the order of the columns; the first is the one the rows belong to. */
  manifests: readonly Manifest[]
  chapters: readonly ChapterRecord[]
}

interface Column {
  manifest: Manifest
  verses: {
    canonical: number
    canonicalEnd: number
    /** Where the parts of the verse stand, in order. */
    parts: readonly { block: FlowBlock; fragment: Fragment }[]
    /** Headings, titles and the like that stand at the verse. */
    asides: readonly FlowBlock[]
    verse: Verse
    context: VerseContext
  }[]
  layouts: ChapterLayout[]
  /** The edition has the chapter, and it is still on its way here. */
  isAwaited: boolean
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
    ),
    element(
      'div',
      { class: 'grid' },
      columnsHead(manifests, words),
      rows.flatMap((row) => rowNodes(row, columns, words)),
    ),
    columns
      .map((column, index) =>
        column.layouts.map((layout) =>
          footnoteSection(layout, column.manifest, prefixOf(column.manifest, index), words),
        ),
      )
      .flat()
      .filter((section) => section !== undefined),
    licenceNode(manifests),
    turnNode(drawn),
  )
}

function columnOf(manifest: Manifest, drawn: DrawnCompare): Column {
  const { canonical, chapters, crossReferences, words, manifests } = drawn
  const records = chapters.filter(({ abbreviation }) => abbreviation === manifest.abbreviation)
  const layouts = records.map(({ chapter }) => layoutChapter(chapter))
  const index = manifests.indexOf(manifest)
  const verses = layouts.flatMap((layout) => {
    const { book, chapter } = placeOf(layout.chapter.canonical)
    const context: VerseContext = {
      words,
      locale: manifest.locale,
      prefix: prefixOf(manifest, index),
      numberOf: layout.numberOf,
      crossReferences,
      tabStop: index === 0 ? (layout.chapter.verses[0]?.verse ?? 0) : 0,
    }
    const parts = grouped(
      layout.flow.flatMap((block) => block.fragments.map((fragment) => ({ block, fragment }))),
      ({ fragment }) => fragment.verse,
    )
    const asides = grouped(
      layout.flow.filter(({ aside }) => aside),
      ({ aside }) => aside?.verse ?? 0,
    )
    return layout.chapter.verses.map((verse) => ({
      canonical: canonicalOf(book, chapter, verse.verse),
      canonicalEnd: canonicalOf(book, chapter, verse.verse_end ?? verse.verse),
      parts: parts.get(verse) ?? [],
      asides: asides.get(verse.verse) ?? [],
      verse,
      context,
    }))
  })
  const [first = manifest] = manifests
  const isAwaited =
    layouts.length === 0 &&
    chaptersStandingOn(canonical, first.numbering, manifest.numbering).some((standing) =>
      hasChapter(manifest.bookList, standing),
    )
  return { manifest, verses, layouts, isAwaited }
}

/** Ids of the first column are those of the single chapter, so that anchors work in both. */
function prefixOf(manifest: Manifest, index: number): string {
  return index === 0 ? '' : `${manifest.abbreviation}-`
}

/** The menus are opened by the page (features/reading/columns); without script they are not shown. */
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

function rowNodes(row: AlignedRow, columns: readonly Column[], words: ScriptureWords): ScriptureElement[] {
  const asides = columns.map((column, index) => asidesOf(column, row.cells[index] ?? []))
  const heading = asides.map((blocks) =>
    blocks.filter((block) => block.type === 'heading' && block.level <= 2),
  )
  const subheading = asides.map((blocks) =>
    blocks.filter((block) => (block.type === 'heading' ? block.level > 2 : !isText(block))),
  )
  // Text without a number is no heading: it stays where headings are hidden, and in every column of a narrow screen.
  const unnumbered = asides.map((blocks) => blocks.filter(isText))
  const first = row.cells[0] ?? []
  const verses = first.map((index) => columns[0]?.verses[index]?.verse).filter((verse) => verse !== undefined)
  // A first column without any text lends the other ones its numbers.
  const own = columns[0]?.verses.length || row.isTitle ? undefined : placeOf(row.row).verse
  const from = verses[0]?.verse ?? own
  const to = verses.at(-1)?.verse_end ?? verses.at(-1)?.verse ?? from
  const numbers = from === undefined ? {} : { 'data-row': String(from), 'data-row-end': String(to) }
  const on = { 'data-on': String(from ?? 0), 'data-on-end': String(to ?? 0) }
  return [
    ...asideRow('heading', heading, columns),
    ...asideRow('subheading', subheading, columns),
    ...asideRow('unnumbered', unnumbered, columns),
    element(
      'div',
      { class: 'row', 'data-kind': 'text', ...numbers },
      columns.map((column, index) => textCell(column, row.cells[index] ?? [], index > 0 && on, words)),
    ),
  ]
}

function asideRow(
  kind: string,
  cells: readonly FlowBlock[][],
  columns: readonly Column[],
): ScriptureElement[] {
  if (cells.every((blocks) => blocks.length === 0)) return []
  const nodes = columns.map((column, index) => {
    const context = column.verses[0]?.context
    return cellNode(
      column.manifest,
      (cells[index] ?? []).map((block) => asideNode(block, context)),
    )
  })
  return [element('div', { class: 'row', 'data-kind': kind }, nodes)]
}

function isText({ type, aside }: FlowBlock): boolean {
  return aside !== undefined && !['heading', 'parallel', 'speaker', 'introduction'].includes(type)
}

function asideNode({ type, level, aside }: FlowBlock, context: VerseContext | undefined): ScriptureElement {
  const content = aside?.content ?? ''
  const inner = context
    ? inlineNodes(
        content,
        { verse: 0, footnotes: aside?.footnotes },
        { from: 0, to: content.length, isLast: true },
        context,
      )
    : [content]
  return type === 'heading'
    ? element('h2', { class: 'heading', 'data-level': String(level) }, inner)
    : element('p', { class: classes[type] ?? type, 'data-level': String(level) }, inner)
}

/** Classes of text without a number are those of verse text. */
const classes: Readonly<Partial<Record<FlowBlock['type'], string>>> = { paragraph: 'p', line: 'l' }

/** `on` are the verses of the first edition that those of another column stand on; 0 where it has none. */
function textCell(
  column: Column,
  indexes: readonly number[],
  on: false | Readonly<Record<string, string>>,
  words: ScriptureWords,
): ScriptureElement {
  const nodes = indexes.flatMap((index) => {
    const found = column.verses[index]
    return found ? verseNodes(found.parts, found.context, on || {}) : []
  })
  if (column.verses.length > 0 || column.isAwaited) return cellNode(column.manifest, nodes)
  return cellNode(column.manifest, [element('span', { class: 'absent' }, say(words, 'absentShort'))])
}

function cellNode(
  { abbreviation, locale, direction }: Manifest,
  nodes: readonly ScriptureNode[],
): ScriptureElement {
  return element('div', { class: 'cell', lang: locale, dir: direction, 'data-abbr': abbreviation }, nodes)
}

/** A verse in its cell: its lines of poetry kept as lines, everything else as running text. */
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

/** Headings and titles that stand before the first verse of a cell, inside its verses, or (for the last) after them. */
function asidesOf(column: Column, indexes: readonly number[]): FlowBlock[] {
  return indexes.flatMap((index) => column.verses[index]?.asides ?? [])
}

function grouped<Key, Value>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const value of values) {
    const group = groups.get(keyOf(value))
    if (group) group.push(value)
    else groups.set(keyOf(value), [value])
  }
  return groups
}
