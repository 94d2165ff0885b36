/** The kind of an OSIS title, from its type, its level and its words. Pure. */
import type { AsideType, HeadingLevel } from '../sink'

interface Titled {
  type: string
  level: number
  text: string
}

/**
 * The type of aside for a title; `sectionLevel` is the level of the sections around it, 0 if there are none.
 */
export function asideOf(title: Titled, sectionLevel: number): { type: AsideType; level?: HeadingLevel } {
  const type = title.type.replace(/^x-/, '')
  if (title.type === 'psalm' || type === 'd') return { type: 'title' }
  if (/^(parallel|scope|r|sr|mr)$/.test(type)) return { type: 'parallel' }
  if (type === 'speaker') return { type: 'speaker' }
  if (/^(introduction|description|summary|argument|cd)$/.test(type)) return { type: 'introduction' }
  return { type: 'heading', level: headingLevel(type, title.level || sectionLevel) }
}

const fixedLevels: Readonly<Record<string, number>> = {
  main: 1,
  ms: 1,
  sub: 3,
  acrostic: 4,
  centred: 4,
  colophon: 4,
}

function headingLevel(type: string, given: number): HeadingLevel {
  const section = /^(?:s|IS|is)(\d?)$/.exec(type)
  const level = section ? Number(section[1] || 1) : (fixedLevels[type.replace(/\d$/, '')] ?? (given || 2))
  return level <= 1 ? 1 : level === 2 ? 2 : level === 3 ? 3 : 4
}

/** Labels contain only the number of the chapter: "၁", "CHAPTER 1.", "PSALM 23". */
export function isLabel(title: Titled): boolean {
  const text = title.text.trim()
  return (
    /^\p{Nd}+\.?$/u.test(text) || (title.type === 'chapter' && /^[\p{L}\p{M}]*\s*\p{Nd}+\.?$/u.test(text))
  )
}

/** "ב BETH.": the Hebrew letter at the start of a stanza of Psalm 119. */
export function isAcrostic(title: Titled): boolean {
  return /^[\u05D0-\u05EA]\b|^[\u05D0-\u05EA]\s/.test(title.text.trim())
}
