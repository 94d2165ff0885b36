/** References as machines write them (`KJV:Ps.23.1`) where people read them: `Ps 23:1 (KJV)`. */
import type { Mark } from '../../contract/editions/chapter'
import { parseTarget, type Target } from './parse-target'

/** An id of OSIS with its numbers; without a work only with a verse: `Ps.23` is how some people write. */
const id = String.raw`[1-4]?[A-Z][A-Za-z]{1,7}\.\d{1,3}`
const raw = new RegExp(
  String.raw`(?<![\p{L}\p{N}.:/])(?:([A-Za-z][\w.]{1,15}):)?(${id}(?:\.\d{1,3})?(?:-${id}(?:\.\d{1,3})?)?)(?![\p{L}\p{N}]|[.:]\d)`,
  'gu',
)

interface Change {
  from: number
  to: number
  words: string
}

/** `cite` writes a range as the language of the text does. What names no book stays. */
export function citeRaw(text: string, cite: (range: Target) => string): string {
  return changed(text, changesIn(text, cite))
}

/** The same for a note: its marks stay at their words. */
export function citeInNote(
  text: string,
  marks: readonly Mark[],
  cite: (range: Target) => string,
): { text: string; marks: readonly Mark[] } {
  const changes = changesIn(text, cite)
  if (changes.length === 0) return { text, marks }
  const at = (place: number) => changed(text.slice(0, place), changes).length
  return {
    text: changed(text, changes),
    marks: marks.map(({ type, from, to }) => ({ type, from: at(from), to: at(to) })),
  }
}

function changesIn(text: string, cite: (range: Target) => string): Change[] {
  if (!/\p{L}\.\d/u.test(text)) return []
  return [...text.matchAll(raw)].flatMap(({ 0: whole, 1: work, 2: written = '', index }) => {
    const range = work !== undefined || /\.\d+\.\d/.test(written) ? parseTarget(written) : undefined
    if (!range) return []
    const name = (work ?? '').replace(/^Bible\.?/i, '')
    const words = cite(range) + (name === '' ? '' : ` (${name})`)
    return [{ from: index, to: index + whole.length, words }]
  })
}

/** A beginning of the text that cuts a change has its words before it. */
function changed(text: string, changes: readonly Change[]): string {
  let made = ''
  let end = 0
  for (const { from, to, words } of changes) {
    if (to > text.length) break
    made += text.slice(end, from) + words
    end = to
  }
  return made + text.slice(end)
}
