/**
 * The form in which passages and book names are compared (PASSAGES N-1 to N-8): NFKC, lower case, one kind of digit, dash,
 * apostrophe and space, no invisible characters. Every character keeps the place it came from.
 */

export interface Normalised {
  text: string
  /** Per UTF-16 unit of `text`: where it began and ended in the input. Absent where every unit stands for itself. */
  origin?: { starts: readonly number[]; ends: readonly number[] }
}

/** Normalises an input. Doing it twice gives the same text as doing it once (N-13); never throws. */
export function normalise(input: string): Normalised {
  if (isPlain(input)) return { text: input.toLowerCase() }
  let result = pass({ text: input })
  for (let round = 0; round < maxRounds && !isStable(result.text); round += 1) result = pass(result)
  return result
}

/** Range of the input that units `from` (inclusive) to `to` (exclusive, > from) of the normalised text came from. */
export function originOf({ origin }: Normalised, from: number, to: number): { start: number; end: number } {
  return origin
    ? { start: origin.starts[from] ?? 0, end: origin.ends[to - 1] ?? 0 }
    : { start: from, end: to }
}

/** Removing an invisible character can bring together what composes; two rounds settle every real text. */
const maxRounds = 4

/** N-2: zero-width and direction marks, soft hyphen, tatweel. */
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\u061C\uFEFF\u00AD\u0640]/
const mark = /\p{M}/u
const digit = /\p{Nd}/u
const space = /\s/
const hebrew = /[\u0591-\u05EA]/

/** N-5 to N-8 for single characters; U+00B4 stands here because NFKC would make it a space and an accent. */
const replacements = new Map<string, string>([
  ...pairs('\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u301C\u05BE', '-'),
  ...pairs('\u2018\u2019\u02BC\u2032\u00B4`', "'"),
  ...pairs('\u060C\u066B', ','),
  ...pairs('\u2236\uA789', ':'),
  ['\u061B', ';'],
  ['\u06D4', '.'],
  ['\u00DF', 'ss'],
  ['\u0131', 'i'],
  ['\u00B0', 'o'],
])

function pairs(characters: string, replacement: string): [string, string][] {
  return characters.split('').map((character) => [character, replacement])
}

/** Printable ASCII without the two signs that need a look, without spaces to fold. */
function isPlain(text: string): boolean {
  return /^[ -_a-}]*$/.test(text) && !text.includes('  ') && !text.startsWith(' ') && !text.endsWith(' ')
}

function isStable(text: string): boolean {
  return isPlain(text) || text.normalize('NFKC').toLowerCase() === text
}

interface Output {
  characters: string[]
  starts: number[]
  ends: number[]
}

function pass(input: Normalised): Normalised {
  const output: Output = { characters: [], starts: [], ends: [] }
  let cluster = ''
  let start = 0
  let end = 0
  let position = 0
  const flush = () => {
    if (cluster === '') return
    const from = originOf(input, start, end)
    for (const character of compose(cluster)) put(output, character, from.start, from.end)
    cluster = ''
  }
  for (const character of input.text) {
    const next = position + character.length
    if (!invisible.test(character)) {
      if (!(cluster !== '' && character > '\u02FF' && mark.test(character))) {
        flush()
        start = position
      }
      cluster += character
      end = next
    }
    position = next
  }
  flush()
  return finish(output)
}

/** One base character with its accents, composed and in lower case; dotted i is i in every language. */
function compose(cluster: string): string {
  if (cluster === '\u00B4') return cluster
  return cluster.normalize('NFKC').toLowerCase().replaceAll('i\u0307', 'i')
}

function put(output: Output, character: string, start: number, end: number): void {
  const { characters } = output
  const last = characters.at(-1) ?? ' '
  if (invisible.test(character)) return
  if (space.test(character)) {
    if (last !== ' ') push(output, ' ', start, end)
    return
  }
  if (digit.test(character)) {
    if (last === '~' && /\d/.test(characters.at(-2) ?? '')) characters[characters.length - 1] = '-'
    push(output, digitOf(character), start, end)
    return
  }
  const replaced = replacements.get(character) ?? character
  if (hebrew.test(last) && (replaced === "'" || replaced === '"')) {
    push(output, replaced === "'" ? '\u05F3' : '\u05F4', start, end)
  } else {
    push(output, replaced, start, end)
  }
}

/** Adds per UTF-16 unit, so that indexes of the joined text and of the arrays agree. */
function push({ characters, starts, ends }: Output, text: string, start: number, end: number): void {
  for (const unit of text.split('')) {
    characters.push(unit)
    starts.push(start)
    ends.push(end)
  }
}

/** Decimal digits stand in blocks of ten: the value is the number of digits before it in its block. */
function digitOf(character: string): string {
  let code = character.codePointAt(0) ?? 0
  if (code < 0x80) return character
  let value = 0
  while (value < 9 && digit.test(String.fromCodePoint(code - 1))) {
    code -= 1
    value += 1
  }
  return String(value)
}

function finish({ characters, starts, ends }: Output): Normalised {
  if (characters.at(-1) === ' ') characters.pop()
  return { text: characters.join(''), origin: { starts, ends } }
}
