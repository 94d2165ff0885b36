/** Cuts the text of a verse or a heading at its marks and at the found words; leaves out the `*` of footnotes without shifting positions. Pure. */
import type { MarkType, Verse } from '#core/contract/editions/chapter'
import type { Span } from './hit-rows'

export interface TextPart {
  text: string
  /** The edition's marks on this piece: added words, words of Jesus ... */
  types: readonly MarkType[]
}

export interface TextPiece {
  /** True for a found word. */
  isHit: boolean
  parts: readonly TextPart[]
}

type Marked = Pick<Verse, 'content' | 'marks'>

/** Pieces in the order of the text. Every found word is a piece of its own, whatever marks begin or end inside it. */
export function textPieces(verse: Marked, hits: readonly Span[]): TextPiece[] {
  const { content, marks = [] } = verse
  const pieces: { hit: number; parts: TextPart[] }[] = []
  for (const [from, to] of stretches(verse, hits)) {
    if (content[from] === '*') continue
    const hit = hits.findIndex(([start, length]) => start <= from && to <= start + length)
    const types = marks.filter((mark) => mark.from <= from && to <= mark.to).map(({ type }) => type)
    const last = pieces.at(-1)
    const part = { text: content.slice(from, to), types: [...new Set(types)] }
    if (last?.hit === hit) append(last.parts, part)
    else pieces.push({ hit, parts: [part] })
  }
  return pieces.map(({ hit, parts }) => ({ isHit: hit >= 0, parts }))
}

function stretches({ content, marks = [] }: Marked, hits: readonly Span[]) {
  const borders = new Set([0, content.length])
  for (const { from, to } of marks) borders.add(from).add(to)
  for (const { index } of content.matchAll(/\*/g)) borders.add(index).add(index + 1)
  for (const [start, length] of hits) borders.add(start).add(start + length)
  const sorted = [...borders].filter((one) => one >= 0 && one <= content.length).sort((a, b) => a - b)
  return sorted.slice(1).map((to, index): [number, number] => [sorted[index] ?? 0, to])
}

function append(parts: TextPart[], part: TextPart): void {
  const last = parts.at(-1)
  if (last && last.types.join() === part.types.join())
    parts[parts.length - 1] = { ...last, text: last.text + part.text }
  else parts.push(part)
}
