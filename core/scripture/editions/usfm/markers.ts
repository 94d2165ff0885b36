/**
 * The meaning of each marker of USFM 2 and 3. USX styles are the same markers, so both readers share this one
 * table. Markers with a level are listed with all their numbers (`q`, `q1` ... `q9`).
 */
import type { MarkType } from '../../../contract/editions/chapter'
import type { AsideType, EditionSink, HeadingLevel } from '../sink'
import type { Play } from '../xml/pending-layout'

/** The meaning of a marker. */
export type MarkerRule =
  | { kind: 'book' | 'chapter' | 'verse' | 'sidebar' | 'sidebar-end' | 'periphery' }
  /** The start of a paragraph, line or item. */
  | { kind: 'block'; play: Play; isItem?: boolean }
  | { kind: 'stanza' }
  | { kind: 'aside'; type: AsideType; level?: HeadingLevel }
  | { kind: 'introduction'; type: Parameters<EditionSink['introduction']>[0] }
  /** The file's name of the book; `isSpare`: used only when there is no better one. */
  | { kind: 'name'; isSpare: boolean }
  | { kind: 'title' }
  /** A paragraph that is not text of the Bible. */
  | { kind: 'left-out' }
  | { kind: 'cell' }
  /** Other numbers, figures, categories: left out with their words, up to their end. */
  | { kind: 'leap' }
  | CharacterRule
  | { kind: 'note'; type: 'footnote' | 'references'; hasCaller: boolean }

/** A range of text inside a paragraph or note; without any of these properties only its words count. */
export interface CharacterRule {
  kind: 'character'
  mark?: MarkType
  /** A part of a note: ends the previous part. The words of a dropped part are not words of the note. */
  part?: 'kept' | 'dropped'
  /** The words are a reference whose target is in the attribute. */
  isReference?: boolean
  /** A new paragraph of a note: its words are separated from those before. */
  isParagraph?: boolean
  /** Its attributes say which word of the original stands behind the words. */
  isWord?: boolean
  /** A number of a verse inside a note: a letter directly after it is separated. */
  isNumber?: boolean
}

/** The meaning of a marker (without `\`, `+` and `*`), undefined for an unknown one. */
export function ruleOf(marker: string): MarkerRule | undefined {
  return rules.get(marker) ?? (/^t[hc][rc]?\d+-\d+$/.test(marker) ? { kind: 'cell' } : undefined)
}

type Row = [marker: string, rule: MarkerRule]

function each(markers: string, rule: MarkerRule): Row[] {
  return markers.split(' ').map((marker) => [marker, rule])
}

/** The marker alone (level 1) and with every level. */
function leveled(markers: string, rule: (level: number) => MarkerRule): Row[] {
  const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  return markers
    .split(' ')
    .flatMap((marker): Row[] => [
      [marker, rule(1)],
      ...levels.map((level): Row => [`${marker}${level}`, rule(level)]),
    ])
}

function paragraph(level: number, align?: 'center' | 'end'): MarkerRule {
  const options = align === undefined ? { level } : { level, align }
  return { kind: 'block', play: (sink) => sink.paragraph(options) }
}

function line(level: number, align?: 'center' | 'end'): MarkerRule {
  return { kind: 'block', play: (sink) => sink.line(Math.min(level, 4), align) }
}

function item(level: number): MarkerRule {
  return { kind: 'block', play: (sink) => sink.item(Math.min(level, 4)), isItem: true }
}

function heading(level: number): MarkerRule {
  return { kind: 'aside', type: 'heading', level: level <= 1 ? 1 : level === 2 ? 2 : level === 3 ? 3 : 4 }
}

function introduction(type: 'heading' | 'paragraph' | 'item'): MarkerRule {
  return { kind: 'introduction', type }
}

function marked(mark: MarkType): MarkerRule {
  return { kind: 'character', mark }
}

const plain: MarkerRule = { kind: 'character' }

const places: Row[] = [
  ...each('id', { kind: 'book' }),
  ...each('c', { kind: 'chapter' }),
  ...each('v', { kind: 'verse' }),
  ...each('esb', { kind: 'sidebar' }),
  ...each('esbe', { kind: 'sidebar-end' }),
  ...each('periph', { kind: 'periphery' }),
  ...each('h', { kind: 'name', isSpare: false }),
  ...each('toc2', { kind: 'name', isSpare: true }),
  ...leveled('mt', () => ({ kind: 'title' })),
  ...each('usfm ide sts rem toc1 toc3 toca1 toca2 toca3', { kind: 'left-out' }),
  ...each('h1 h2 h3 cl cp restore ie ib pb', { kind: 'left-out' }),
]

const introductions: Row[] = [
  ...leveled('imt imte is iot', () => introduction('heading')),
  ...leveled('ip im ipi imi ipq imq ipr ipc iq iex', () => introduction('paragraph')),
  ...leveled('io ili', () => introduction('item')),
]

const blocks: Row[] = [
  ...each('m nb mi pmo cls qd', paragraph(0)),
  ...each('po tr', paragraph(1)),
  ...leveled('p', () => paragraph(1)),
  ...each('pm pmc', paragraph(2)),
  ...leveled('pi ph', (level) => paragraph(1 + level)),
  ...each('pr pmr lit', paragraph(1, 'end')),
  ...each('pc', paragraph(1, 'center')),
  ...leveled('q qm', (level) => line(level)),
  ...each('qr', line(1, 'end')),
  ...each('qc', line(1, 'center')),
  ...leveled('li lim', (level) => item(level)),
  ...each('lh lf', item(1)),
  ...each('b', { kind: 'stanza' }),
  ...leveled('sd', () => ({ kind: 'stanza' })),
  ...leveled('th thr thc tc tcr tcc', () => ({ kind: 'cell' })),
]

const asides: Row[] = [
  ...leveled('ms', (level) => heading(Math.min(level, 2))),
  ...leveled('s', (level) => heading(level + 1)),
  ...leveled('mte', () => heading(1)),
  ...each('qa', heading(4)),
  ...each('mr r sr', { kind: 'aside', type: 'parallel' }),
  ...each('d', { kind: 'aside', type: 'title' }),
  ...each('sp', { kind: 'aside', type: 'speaker' }),
  ...each('cd', { kind: 'aside', type: 'introduction' }),
]

const characters: Row[] = [
  ...each('wj', marked('jesus')),
  ...each('add addpn', marked('added')),
  ...each('nd', marked('name')),
  ...each('em bd', marked('emphasis')),
  ...each('it bdit bk tl', marked('italic')),
  ...each('sc', marked('small')),
  ...each('sup', marked('sup')),
  ...each('qs', marked('selah')),
  ...each('qac', marked('acrostic')),
  ...each('w', { kind: 'character', isWord: true }),
  ...each('rb pro pn png k ndx wg wh wa dc ord sig sls jmp qt no efm litl lik ior iqt', plain),
  ...leveled('liv', () => plain),
  ...each('ref', { kind: 'character', isReference: true }),
  ...each('ca va vp fig cat', { kind: 'leap' }),
]

const notes: Row[] = [
  ...each('f fe ef', { kind: 'note', type: 'footnote', hasCaller: true }),
  ...each('x ex', { kind: 'note', type: 'references', hasCaller: true }),
  ...each('rq', { kind: 'note', type: 'references', hasCaller: false }),
  // Words of the text a note is about, and other readings of it: distinguished from the explanation.
  ...each('fk fq fqa', { kind: 'character', part: 'kept', mark: 'italic' }),
  ...each('fl fw ft fdc fm xt xta xot xnt xdc', { kind: 'character', part: 'kept' }),
  ...each('fr xo xop xk xq', { kind: 'character', part: 'dropped' }),
  ...each('fp', { kind: 'character', part: 'kept', isParagraph: true }),
  ...each('fv', { kind: 'character', isNumber: true }),
]

const rules: ReadonlyMap<string, MarkerRule> = new Map([
  ...places,
  ...introductions,
  ...blocks,
  ...asides,
  ...characters,
  ...notes,
])
