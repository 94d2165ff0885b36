/**
 * Texts of the library and of people, as a model may be given them (SECURITY 5.9 L1): nothing in them can end the data they
 * stand in, look like a mark of the protocol, or say something that no person would see.
 */

/** Control characters, marks of direction, tags, joiners of no language; without line ends and what Persian and Arabic write. */
const unseen = /[^\P{C}\n\u200c-\u200d\u0600-\u0605\u06dd]|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu
/** Angle brackets of any width: those of the delimiters, of HTML, and of the turns in the templates of models. */
const opening = /[<\uff1c\ufe64\u27e8\u3008]/g
const closing = /[>\uff1e\ufe65\u27e9\u3009]/g
/** Numbers and places in brackets read like marks of the answer. */
const places: readonly [RegExp, string][] = [
  [/\[{2,}/g, '('],
  [/\]{2,}/g, ')'],
  [/\[(\d[\d\s,;–-]*)\]/g, '($1)'],
]
/** Turns in the templates of further models. */
const turns = /\[(\/?(?:INST|SYS\w*|AVAILABLE_TOOLS|TOOL_\w+))\]/gi

export function dataText(text: string): string {
  const seen = text
    .replace(/[\u2028\u2029]|\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unseen, '')
    .replace(opening, '‹')
    .replace(closing, '›')
    .replace(turns, '($1)')
  return places
    .reduce((said, [marks, plain]) => said.replace(marks, plain), seen)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Letters of three a token. All others count one each: Arabic, Persian, Hebrew, and what no tokenizer knows well. */
const wide = /[^\0-\u024f\u1e00-\u1eff\u2000-\u206f]/gu

/** A rough ceiling of the tokens a text takes; tokenizers differ. */
export function estimateTokens(text: string): number {
  const dear = text.match(wide)?.length ?? 0
  return Math.ceil(dear + (text.length - dear) / 3)
}

/** The beginning of a text that takes no more tokens, up to the end of a word. */
export function beginningOf(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text
  let length = Math.min(text.length, tokens * 3)
  // An estimate never grows when a text gets shorter.
  while (length > 0 && estimateTokens(text.slice(0, length)) >= tokens) length = Math.floor(length * 0.9)
  const part = text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
  const end = part.search(/\s\S*$/)
  return end === -1 ? '' : `${part.slice(0, end)}…`
}
