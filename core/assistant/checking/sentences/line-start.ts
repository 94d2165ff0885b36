/** What begins at the beginning of a line: an item, a heading, a quotation, or lines that are not shown at all. */

export type LineStart =
  /** More has to come before it can be said. */
  | { kind: 'wait' }
  /** Consumed without a trace: blank lines, rules. */
  | { kind: 'blank'; length: number }
  /** Lines of tables and code. `fence` opens or closes code. */
  | { kind: 'dropped'; length: number; fence: string }
  | { kind: 'quotation' }
  /** Text after `length` characters of marks; `mark` is the number of an item. */
  | { kind: 'text'; begins: 'item' | 'heading' | undefined; length: number; mark: string }

/** Longer lines are judged by their beginnings. */
const longestLine = 2_000

/** `text` begins at the beginning of a line. */
export function readLineStart(text: string, isEnded: boolean): LineStart {
  const indent = /^[^\S\n]*/.exec(text)?.[0].length ?? 0
  const rest = text.slice(indent, indent + longestLine)
  const end = rest.indexOf('\n')
  const line = end < 0 ? rest : rest.slice(0, end)
  const isWhole = end >= 0 || isEnded || rest.length === longestLine
  if (line === '') return isWhole ? { kind: 'blank', length: indent + (end < 0 ? 0 : 1) } : { kind: 'wait' }
  const whole = indent + line.length + (end < 0 ? 0 : 1)
  if (line.startsWith('>')) return { kind: 'quotation' }
  if (!isWhole && isOpenEnded(line)) return { kind: 'wait' }
  if (/^(?:```|~~~)/.test(line) || line.startsWith('|')) {
    return isWhole
      ? { kind: 'dropped', length: whole, fence: /^(?:```|~~~)/.exec(line)?.[0] ?? '' }
      : { kind: 'wait' }
  }
  if (/^(?:[-*_=|:]\s*){3,}$/.test(line) || /^[-*+=•#>|:\s]+$/.test(line))
    return { kind: 'blank', length: whole }
  return textStart(line, indent)
}

/** What is here so far may become several things. */
function isOpenEnded(line: string): boolean {
  return /^(?:[-*_=|:+•#`~\s]*|#{1,6}\s*|[-*+•]\s+|\p{Nd}{1,3}[.)]?\s*)$/u.test(line)
}

function textStart(line: string, indent: number): LineStart {
  const [heading] = /^#{1,6}\s+/.exec(line) ?? []
  if (heading) return { kind: 'text', begins: 'heading', length: indent + heading.length, mark: '' }
  const [item] = /^[-*+•‣▪◦]\s+(?:\[[ xX]\]\s+)?/.exec(line) ?? []
  if (item) return { kind: 'text', begins: 'item', length: indent + item.length, mark: '' }
  const [numbered] = /^\p{Nd}{1,3}[.)]\s+/u.exec(line) ?? []
  if (numbered) return { kind: 'text', begins: 'item', length: indent + numbered.length, mark: numbered }
  return { kind: 'text', begins: undefined, length: indent, mark: '' }
}
