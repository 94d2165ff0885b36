/**
 * Every text that a regular expression over names matches, read from its source: alternatives, groups, `?` and character classes.
 * Look-around, anchors and repetition count as nothing or once, a class of signs as a space, a dot that may be absent as absent.
 */

/** All texts of a pattern; throws what is not balanced. */
export function textsOf(source: string): string[] {
  const reader = { source, at: 0 }
  const texts = readAlternatives(reader)
  if (reader.at < source.length) throw new Error(`not read: ${source.slice(reader.at, reader.at + 40)}`)
  return texts
}

interface PatternReader {
  source: string
  at: number
}

function readAlternatives(reader: PatternReader): string[] {
  const texts = readSequence(reader)
  while (takes(reader, '|')) texts.push(...readSequence(reader))
  return [...new Set(texts)]
}

function readSequence(reader: PatternReader): string[] {
  let texts = ['']
  while (reader.at < reader.source.length && !/[|)]/.test(reader.source.charAt(reader.at))) {
    const parts = withQuantifier(reader, readAtom(reader))
    texts = texts.flatMap((text) => parts.map((part) => text + part))
  }
  return texts
}

function withQuantifier(reader: PatternReader, parts: string[]): string[] {
  if (takes(reader, '*') || takes(reader, '+')) return parts
  if (!takes(reader, '?')) return parts
  return parts.every((part) => part === '.') ? [''] : ['', ...parts]
}

function readAtom(reader: PatternReader): string[] {
  if (takes(reader, '(?=') || takes(reader, '(?!') || takes(reader, '(?<')) return skipGroup(reader)
  if (takes(reader, '(?:') || takes(reader, '(')) {
    const texts = readAlternatives(reader)
    if (!takes(reader, ')')) throw new Error('a group without an end')
    return texts
  }
  if (takes(reader, '[')) return readClass(reader)
  if (takes(reader, '^') || takes(reader, '$')) return ['']
  return [readCharacter(reader)]
}

function skipGroup(reader: PatternReader): string[] {
  for (let depth = 1; depth > 0; ) {
    const sign = reader.source.charAt(reader.at)
    reader.at += sign === '\\' ? 2 : 1
    if (sign === '[') readClass(reader)
    if (sign === '(') depth += 1
    if (sign === ')' || sign === '') depth -= 1
  }
  return ['']
}

/** A class of signs is a space, and a hyphen where it has one. */
function readClass(reader: PatternReader): string[] {
  const characters: string[] = []
  while (!takes(reader, ']')) characters.push(readCharacter(reader))
  if (!characters.includes(' ')) return characters
  return characters.includes('-') ? [' ', '-'] : [' ']
}

function readCharacter(reader: PatternReader): string {
  const [whole = '', code = '', hex = '', escaped = '', plain = ''] =
    /^(?:\\(s)|\\[xu]([0-9A-Fa-f]{4}|[0-9A-Fa-f]{2})|\\(.)|([^]))/u.exec(reader.source.slice(reader.at)) ?? []
  if (whole === '') throw new Error('a pattern without an end')
  reader.at += whole.length
  if (code !== '') return ' '
  return hex === '' ? (escaped === 'b' ? '' : escaped) + plain : String.fromCharCode(Number.parseInt(hex, 16))
}

/** True, and behind it, when the next characters are these. */
function takes(reader: PatternReader, text: string): boolean {
  const isNext = reader.source.startsWith(text, reader.at)
  if (isNext) reader.at += text.length
  return isNext
}
