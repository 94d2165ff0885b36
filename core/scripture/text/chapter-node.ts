/**
 * One chapter of one edition as a tree: the server and the service worker print it as HTML before any script
 * runs, and the page draws it with React. It depends only on the text and the words, never on options: those
 * are CSS on the root element.
 */

import { placeOf } from '../../canonical'
import type { Chapter, Verse } from '../../contract/editions/chapter'
import { calmTitle } from './calm-title'
import { digitsOf } from './digits'
import { footnoteSection } from './footnote-section'
import { hangingQuote } from './hanging-quote'
import { headingLook, parallelNode } from './heading-nodes'
import { type ChapterLayout, type FlowBlock, layoutChapter } from './layout'
import { element, type ScriptureElement, type ScriptureNode } from './node'
import { fragmentNode, inlineNodes, type VerseContext } from './verse-nodes'
import { type ScriptureWords, say } from './words'

/** Facts of an edition that drawing needs. */
export interface DrawnEdition {
  abbreviation: string
  name: string
  locale: string
  direction: 'ltr' | 'rtl'
  licence: string
  attribution: string
}

/** A link to a neighbouring chapter. */
export interface ChapterLink {
  href: string
  label: string
}

/** The surroundings of the text of an address. */
export interface DrawnPage {
  /** The first edition of the address. */
  edition: DrawnEdition
  /** "Johannes 1", "Psalm 23". */
  heading: string
  introduction: string
  /** Address of a canonical range of this edition, for parallels. */
  hrefOf: (canonical: number, canonicalEnd?: number) => string
  crossReferences: (verse: Verse) => string
  previous: ChapterLink | undefined
  next: ChapterLink | undefined
  words: ScriptureWords
  /** Set where several chapters of a passage stand one below the other. */
  part?: PassageStretch
}

/** A chapter among those of a passage. Licence and ways on stand once, after the last (`passageEnd`). */
export interface PassageStretch {
  /** How far after the first chapter it stands (before it where negative), as a difference of canonical numbers; 0 = it is the first. */
  distance: number
  /** Prefix of ids, so that two chapters on one page share none; "" in the first. */
  prefix: string
  /** True if the passage changes to another book here, whose titles are shown. */
  isNewBook: boolean
}

/** Everything the article shows. */
export interface DrawnChapter extends DrawnPage {
  chapter: Chapter
  /** Title lines of the book as printed. */
  titles: readonly string[]
}

/** The whole article: head, text, list of notes, licence, links to the neighbours. */
export function chapterNode(drawn: DrawnChapter): ScriptureElement {
  const { edition, chapter, words, part } = drawn
  const layout = layoutChapter(chapter)
  const prefix = part?.prefix ?? ''
  const context: VerseContext = {
    words,
    locale: edition.locale,
    prefix,
    numberOf: layout.numberOf,
    crossReferences: drawn.crossReferences,
    tabStop: chapter.verses[0]?.verse ?? 0,
  }
  return element(
    'article',
    {
      class: 'chapter',
      'data-edition': edition.abbreviation,
      'data-chapter': String(chapter.canonical),
      'data-further': part?.distance ? String(part.distance) : undefined,
    },
    headNode(drawn),
    element(
      'div',
      { class: 'scripture', lang: edition.locale, dir: edition.direction },
      flowNodes(layout, drawn, context),
    ),
    footnoteSection(layout, edition, prefix, words),
    part ? undefined : [licenceNode([edition]), turnNode(drawn)],
  )
}

/** Licence and ways on, below the last chapter of a passage. */
export function passageEnd(drawn: DrawnPage): ScriptureElement {
  return element('div', { class: 'chapter' }, licenceNode([drawn.edition]), turnNode(drawn))
}

function headNode(drawn: DrawnChapter): ScriptureElement {
  const { edition, heading, part } = drawn
  const isFurther = part !== undefined && part.distance !== 0
  const eyebrow = isFurther && !part.isNewBook ? '' : eyebrowOf(drawn)
  return element(
    'header',
    { class: 'chapter-head' },
    eyebrow
      ? element('p', { class: 'eyebrow', lang: edition.locale, dir: edition.direction }, eyebrow)
      : undefined,
    element('h1', { tabindex: '-1', lang: edition.locale, dir: edition.direction }, heading),
    isFurther ? undefined : chipsNode(drawn),
  )
}

/** Actions for the whole chapter; `more` comes last. */
export function chipsNode(
  { edition, introduction, words }: Pick<DrawnPage, 'edition' | 'introduction' | 'words'>,
  more?: ScriptureElement,
): ScriptureElement {
  return element(
    'p',
    { class: 'chips', dir: edition.direction },
    element('button', { class: 'chip', type: 'button', 'data-listen': '' }, say(words, 'listen')),
    element('a', { class: 'chip', href: introduction }, say(words, 'introduction')),
    more,
  )
}

/** Titles of a book repeat themselves, and the heading below them: "Psalm" above "Psalm 23" adds nothing. */
function eyebrowOf({ titles, heading }: Pick<DrawnChapter, 'titles' | 'heading'>): string {
  const eyebrow = titles.join(' ')
  return heading.toLowerCase().startsWith(eyebrow.toLowerCase()) ? '' : calmTitle(eyebrow)
}

/**
 * Flow blocks as nodes; lines of poetry are grouped into stanzas, the first prose
 * paragraph begins with the chapter number.
 */
function flowNodes(
  layout: ChapterLayout,
  drawn: Pick<DrawnChapter, 'edition' | 'hrefOf'>,
  context: VerseContext,
): ScriptureElement[] {
  const nodes: ScriptureElement[] = []
  let lines: ScriptureElement[] = []
  const closeStanza = () => {
    if (lines.length > 0) nodes.push(element('p', { class: 'stanza' }, lines))
    lines = []
  }
  const figure = chapterFigure(layout, context.locale)
  for (const block of layout.flow) {
    if (block.type === 'line') {
      lines.push(
        element(
          'span',
          {
            class: 'l',
            'data-level': String(block.level),
            'data-hang': hangingQuote(block),
            ...alignment(block),
          },
          innerOf(block, context),
        ),
      )
      continue
    }
    closeStanza()
    if (block.type === 'stanza') continue
    const isFigured = figure !== undefined && block === figure.block
    nodes.push(blockNode(block, drawn, context, isFigured ? figure.node : undefined))
  }
  closeStanza()
  return nodes
}

function chapterFigure(
  layout: ChapterLayout,
  locale: string,
): { block: FlowBlock; node: ScriptureElement } | undefined {
  const index = layout.flow.findIndex(({ fragments, type }) => fragments.length > 0 && type !== 'title')
  const block = layout.flow[index]
  if (block?.type !== 'paragraph' || block.fragments[0]?.verse.verse !== 1) return undefined
  // A psalm whose superscription is verse 1 continues as poetry: no room for a number two lines deep.
  if (['line', 'stanza'].includes(layout.flow[index + 1]?.type ?? '')) return undefined
  const { chapter } = placeOf(layout.chapter.canonical)
  return { block, node: element('span', { class: 'cn', 'aria-hidden': 'true' }, digitsOf(chapter, locale)) }
}

function blockNode(
  block: FlowBlock,
  drawn: Pick<DrawnChapter, 'edition' | 'hrefOf'>,
  context: VerseContext,
  figure: ScriptureElement | undefined,
): ScriptureElement {
  const { type, level, slug } = block
  const inner = innerOf(block, context)
  if (type === 'parallel') return parallelNode(block, drawn.hrefOf, inner)
  if (type === 'heading') {
    const id = `${context.prefix}${slug}`
    return element('h2', { class: type, ...headingLook(block), id }, inner)
  }
  const name = type === 'paragraph' ? 'p' : type
  return element(
    'p',
    { class: figure ? 'p first' : name, 'data-level': String(level), ...alignment(block) },
    figure,
    inner,
  )
}

/** The words of a block: its own, or those of verses. */
function innerOf(block: FlowBlock, context: VerseContext): ScriptureNode[] {
  return block.aside ? asideNodes(block, context) : versesOf(block, context)
}

function asideNodes({ aside }: FlowBlock, context: VerseContext): ScriptureNode[] {
  const content = aside?.content ?? ''
  return inlineNodes(
    content,
    { verse: 0, footnotes: aside?.footnotes },
    { from: 0, to: content.length, isLast: true },
    context,
  )
}

function versesOf(block: FlowBlock, context: VerseContext): ScriptureNode[] {
  return block.fragments.flatMap((fragment, index) =>
    index === 0 ? [fragmentNode(fragment, context)] : [' ', fragmentNode(fragment, context)],
  )
}

function alignment({ align }: FlowBlock): Record<string, string> {
  return align === 'start' ? {} : { 'data-align': align }
}

/** Name, licence and source of every edition shown. */
export function licenceNode(editions: readonly DrawnEdition[]): ScriptureElement {
  return element(
    'p',
    { class: 'licence' },
    editions.map(({ name, licence, attribution, locale, direction }, index) =>
      element(
        'span',
        { lang: locale, dir: direction },
        index > 0 ? ' ' : '',
        [name, licence, attribution].filter(Boolean).join(' · '),
      ),
    ),
  )
}

/** Links to the previous and the next chapter. */
export function turnNode({
  previous,
  next,
  words,
}: Pick<DrawnChapter, 'previous' | 'next' | 'words'>): ScriptureElement {
  const link = (kind: 'previous' | 'next', target: ChapterLink | undefined) =>
    target &&
    element(
      'a',
      { class: kind, rel: kind === 'next' ? 'next' : 'prev', href: target.href },
      element('span', {}, say(words, kind)),
      element('bdi', {}, target.label),
    )
  return element(
    'nav',
    { class: 'turn', 'aria-label': say(words, 'chapters') },
    link('previous', previous),
    link('next', next),
  )
}
