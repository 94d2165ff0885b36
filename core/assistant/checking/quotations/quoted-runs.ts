/** The runs of a sentence that stand in quotation marks or in emphasis, the outermost of each. */
import { type Draft, heldPart } from '../markup/draft'
import { familyOf, type OpenMarks, openAfter, roleOf } from '../sentences/quote-marks'
import { hasEnoughWords } from './words'

export interface Run {
  /** With its marks. */
  start: number
  end: number
  /** What stands in them. */
  inner: string
}

/** In the order of the text. `isQuoted`: the text begins inside a quotation. */
export function quotedRuns(text: string, isQuoted: boolean): Run[] {
  const runs: Run[] = []
  let open: OpenMarks = isQuoted ? ['double'] : []
  let start = 0
  let innerStart = 0
  const finish = (innerEnd: number, end: number) => {
    runs.push({ start, end, inner: text.slice(innerStart, innerEnd) })
  }
  for (let at = 0; at < text.length; at += 1) {
    const family = familyOf(text.charAt(at))
    if (!family) continue
    const role = roleOf(text, at, open)
    const wasOpen = open.length > 0
    if (role === 'close' && !open.includes(family)) {
      // Its beginning lies in what was cut off, or before the quotation inside it.
      start = runs.pop()?.start ?? 0
      innerStart = start
      finish(at, at + 1)
      open = []
      continue
    }
    open = openAfter(open, family, role)
    if (!wasOpen && open.length > 0) {
      start = at
      innerStart = at + 1
    }
    if (wasOpen && open.length === 0) finish(at, at + 1)
  }
  // A single mark without its other half may begin a word of another language ('ozniyyah).
  const isSpeech = open.includes('double') || /(?:[:,(]\s*|^)$/.test(text.slice(0, start))
  if (open.length > 0 && isSpeech) {
    const before = runs.at(-1)?.end ?? 0
    // With spaces on both sides it may as well be the end of what stands before it.
    const isEither = /(?:^|\s)["＂]\s?$/.test(text.slice(before, start + 2))
    if (isEither) runs.push({ start: before, end: start, inner: text.slice(before, start) })
    finish(text.length, text.length)
  }
  return runs
}

const emphasised: readonly (readonly [RegExp, 'em' | 'strong' | undefined])[] = [
  [/\*\*\*(?=\S)([^*]+?)(?<=\S)\*\*\*/g, 'strong'],
  [/\*\*(?=\S)((?:[^*]|\*(?!\*))+?)(?<=\S)\*\*/g, 'strong'],
  [/(?<![\p{L}\d_])__(?=\S)([^_]+?)(?<=\S)__(?![\p{L}\d_])/gu, 'strong'],
  [/~~(?=\S)([^~]+?)(?<=\S)~~/g, undefined],
  [/\*(?=\S)([^*]+?)(?<=\S)\*/g, 'em'],
  [/(?<![\p{L}\d_])_(?=\S)([^_]+?)(?<=\S)_(?![\p{L}\d_])/gu, 'em'],
  [/`([^`]+)`/g, undefined],
]

/** Short emphasis becomes parts of the draft, long emphasis a quotation in the strongest marks. */
export function readEmphasis(draft: Draft): void {
  for (const [pattern, tag] of emphasised) {
    draft.text = draft.text.replace(pattern, (_, inner: string) => {
      if (hasEnoughWords(inner)) return `「${inner}」`
      if (!tag || heldPart.test(inner)) return inner
      return draft.hold({ kind: 'begin', tag }) + inner + draft.hold({ kind: 'end', tag })
    })
  }
  // Never closed.
  draft.text = draft.text
    .replace(/(?<=^|\s)(?:\*{1,3}|_{1,3})(?=\S)(.*)$/su, (_, rest: string) =>
      hasEnoughWords(rest) ? `「${rest}` : rest,
    )
    .replace(/\*+|(?<=\s|^)_+|_+(?=\s|$)/g, '')
}
