/** Finds the entries that a see-link names: the whole as one head, else its list, each without signs, numbers and words around it. */
import { headKey } from '../../model/head-key'

/** A stretch of the printed words; without an id they are only words, or name what is not there. */
export interface SeePiece {
  text: string
  id?: number
  isOpen?: boolean
}

const lead = /^\s*(?:see(?:\s+also)?|siehe(?:\s+auch)?|s\.|cf\.|comp\.|vgl\.)\s+/i

/** `idOf` knows heads by their key. */
export function readSee(printed: string, idOf: (key: string) => number | undefined): SeePiece[] {
  // "See Genezareth" is a lake in German: a head may begin with the word that leads to others.
  const start = findHead(printed, idOf) === undefined ? (lead.exec(printed)?.[0].length ?? 0) : 0
  const pieces: SeePiece[] = start > 0 ? [{ text: printed.slice(0, start) }] : []
  pieces.push(...readList(printed.slice(start), idOf))
  return pieces.filter(({ text }) => text !== '')
}

/** The whole, else parted at the first of these signs that part it. */
function readList(text: string, idOf: (key: string) => number | undefined, signs = [';', ',']): SeePiece[] {
  const whole = findHead(text, idOf)
  if (whole !== undefined) return linked(text, whole)
  const sign = signs.find((one) => text.includes(one))
  if (sign === undefined) return [{ text, ...(/\p{L}/u.test(text) ? { isOpen: true } : {}) }]
  const rest = signs.slice(signs.indexOf(sign) + 1)
  const parts = text.split(sign)
  const read = parts.map((part) => readList(part, idOf, rest))
  // "God, Infinite" leads to God: an aspect of a topic is behind its head.
  if (sign === ',' && findHead(parts[0] ?? '', idOf) !== undefined && isOpen(read.slice(1).flat()))
    return linked(text, findHead(parts[0] ?? '', idOf) ?? 0)
  return read.flatMap((part, at) => (at === 0 ? part : [{ text: sign }, ...part]))
}

/** Spaces at the borders, and a full stop, are none of the link. */
function linked(text: string, id: number): SeePiece[] {
  const [, lead = '', words = '', end = ''] = /^(\s*)(.*?)([\s.]*)$/s.exec(text) ?? []
  return [{ text: lead }, { text: words, id }, { text: end }]
}

function isOpen(pieces: readonly SeePiece[]): boolean {
  return pieces.every(({ id }) => id === undefined)
}

function findHead(text: string, idOf: (key: string) => number | undefined): number | undefined {
  const whole = headKey(text)
  if (whole === '') return undefined
  // "JABIN [2]", "ABIJAH, 5.", "VULGATE, THE, THE": the numbers of senses, and words a scan has doubled.
  const plain = whole.replace(/(?: \d+)+$/, '')
  const single = plain.replace(/ (.+) \1$/, ' $1')
  const ways = [whole, plain, single, single.replace(/ the$/, ''), `${plain} the`]
  for (const way of ways) {
    const id = idOf(way)
    if (id !== undefined) return id
  }
  return undefined
}
