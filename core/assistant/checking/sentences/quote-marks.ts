/**
 * Quotation marks of all nine languages and what each does where it stands. Languages use the same marks in opposite ways
 * („…“, “…”, »…«, «…», ”…”), so the spaces around a mark decide, and whether one is open.
 */

/** Marks that are nothing else. */
const doubles = '"“”„‟«»＂״﴾﴿「」『』《》〈〉〝〞❝❞❮❯⟪⟫⹂'
/** Marks that may be apostrophes or geresh. */
const singles = "'‘’‚‛‹›`´׳＇❛❜"

export type MarkRole = 'open' | 'close' | 'none'
export type MarkFamily = 'double' | 'single'

/** The marks that are open, the innermost last. */
export type OpenMarks = readonly MarkFamily[]

export function familyOf(character: string): MarkFamily | undefined {
  if (doubles.includes(character)) return 'double'
  return singles.includes(character) ? 'single' : undefined
}

const hebrew = /[\u05d0-\u05ea]/
/** Words that begin with an apostrophe. */
const elided = /^(?:tis|twas|twere|til|em|cause|n|round|s|t|ne|nen|nem|ner|na|\p{Nd}+s?)(?!\p{L})/iu

/** What the mark at `at` does; `text` has to reach one character further, unless it is at its end. */
export function roleOf(text: string, at: number, open: OpenMarks): MarkRole {
  const mark = text.charAt(at)
  const family = familyOf(mark)
  if (!family) return 'none'
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)]
  const isInWord = /[\p{L}\p{Nd}]/u.test(before) && /\p{L}/u.test(after)
  if (family === 'single') return singleRole(text, at, open, isInWord)
  // Hebrew writes numbers and abbreviations with the same sign: כ״ב, תנ״ך.
  if ((mark === '״' || mark === '"') && hebrew.test(before) && hebrew.test(after)) {
    return isHebrewSign(text, at) ? 'none' : toggled(open, 'double')
  }
  if (mark === '„') return 'open'
  const sides = sidesOf(before, after)
  if (sides === 'open' || sides === 'close') return sides
  // French has spaces on both sides; other languages turn these marks round, without spaces inside.
  if (mark === '«' && isSpace(before) && isSpace(after)) return 'open'
  return toggled(open, 'double')
}

const isSpace = (character: string) => character === '' || /\s/.test(character)

/** A sign inside a Hebrew word stands before its last letter; a quotation mark has at most one prefix before it. */
function isHebrewSign(text: string, at: number): boolean {
  return !hebrew.test(text.charAt(at + 2))
}

function singleRole(text: string, at: number, open: OpenMarks, isInWord: boolean): MarkRole {
  const isArrow = '‹›'.includes(text.charAt(at))
  if (isInWord && !isArrow) return 'none'
  const sides = sidesOf(text.charAt(at - 1), text.charAt(at + 1))
  const isOpen = open.includes('single')
  if (sides === 'open') return elided.test(text.slice(at + 1, at + 8)) ? 'none' : 'open'
  if (sides === 'close') return isOpen ? 'close' : 'none'
  if (isArrow) return toggled(open, 'single')
  return isOpen ? 'close' : 'none'
}

function toggled(open: OpenMarks, family: MarkFamily): MarkRole {
  return open.includes(family) ? 'close' : 'open'
}

const opensBefore = /^$|[\s([{\u2014\u2013\ue000-\uf8ff]/u
const closesAfter = /^$|[\s)\]}.,;:!?…؟،؛。\u2014\u2013\ue000-\uf8ff]/u

function sidesOf(before: string, after: string): MarkRole {
  const isFreeBefore = opensBefore.test(before) || familyOf(before) !== undefined
  const isFreeAfter = closesAfter.test(after) || familyOf(after) !== undefined
  if (isFreeBefore && !isFreeAfter) return 'open'
  return isFreeAfter && !isFreeBefore ? 'close' : 'none'
}

/** The marks that are open after one more; a closing one closes those inside it too. */
export function openAfter(open: OpenMarks, family: MarkFamily, role: MarkRole): OpenMarks {
  if (role === 'open') return [...open, family]
  if (role === 'none') return open
  const at = open.lastIndexOf(family)
  return at < 0 ? open : open.slice(0, at)
}
