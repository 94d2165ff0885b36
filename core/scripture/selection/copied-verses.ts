/** The words of selected verses with their numbers, in the lines that are chosen. */

import type { Token } from './copied-tokens'
import type { CopyChoice } from './copy-choice'
import type { BreakKind, LineBreak } from './line-breaks'
import type { SelectedVerse } from './selected-verses'
import { numberedVerse, plainPart } from './selection-text'

type Lines = Pick<CopyChoice, 'lines' | 'numbers'>

/** `isQuoted`: in one run of text, lines of poetry are parted by a stroke, as quotations do. */
export function copiedVerses(
  verses: readonly SelectedVerse[],
  locale: string,
  choice: Lines,
  isQuoted: boolean,
): Token[] {
  const between = (kind: BreakKind | undefined): Token => {
    if (kind && choice.lines === 'text') return { kind }
    return { kind: 'text', text: isQuoted && choice.lines === 'none' ? strokes[kind ?? 'paragraph'] : ' ' }
  }
  return verses.flatMap((one, index) => [
    ...(index > 0 ? separator(one, choice, between) : []),
    ...verseTokens(one, choice.numbers && verses.length > 1, locale, between),
  ])
}

const strokes: Readonly<Record<BreakKind, string>> = { line: ' / ', stanza: ' // ', paragraph: ' ' }

/** Before a verse. With numbers on separate lines a gap is visible without a sign. */
function separator(
  { isAfterGap, breaks }: SelectedVerse,
  { lines, numbers }: Lines,
  between: (kind: BreakKind | undefined) => Token,
): Token[] {
  const kind = lines === 'verses' ? 'line' : breaks.find(({ at }) => at === 0)?.kind
  const isLine = lines === 'verses' || (lines === 'text' && kind !== undefined)
  if (!isLine) return isAfterGap ? [{ kind: 'text', text: ' … ' }] : [between(kind)]
  const line: Token = { kind: lines === 'verses' || !kind ? 'line' : kind }
  const isShown = isAfterGap && !(lines === 'verses' && numbers)
  return isShown ? [line, { kind: 'text', text: '…' }, line] : [line]
}

function verseTokens(
  { verse, breaks }: SelectedVerse,
  isNumbered: boolean,
  locale: string,
  between: (kind: BreakKind | undefined) => Token,
): Token[] {
  const { number } = numberedVerse(verse, isNumbered, locale)
  const inner = breaks.filter(({ at }) => at > 0)
  const starts: (Pick<LineBreak, 'at'> & Partial<LineBreak>)[] = [{ at: 0 }, ...inner]
  const pieces = starts.map(({ at, kind }, index) => ({
    kind,
    text: plainPart(verse, at, starts[index + 1]?.at ?? verse.content.length).replace(/^ +| +$/g, ''),
  }))
  const written = pieces.filter(({ text }) => text !== '' || pieces.length === 1)
  return [
    ...(number ? [{ kind: 'number', text: number } as const] : []),
    ...written.flatMap(({ kind, text }, index): Token[] => [
      ...(index > 0 ? [between(kind)] : []),
      { kind: 'text', text },
    ]),
  ]
}
