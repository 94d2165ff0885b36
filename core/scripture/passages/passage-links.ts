/** Where a text can be linked: the parts of it that name places of the Bible. */
import { extractPassages } from './extract-passages'
import type { PassageContext, PassageRef } from './reference'

/** A part of a text, as UTF-16 offsets of the given text, and what it names. */
export interface PassageLink {
  start: number
  end: number
  /** One, or several if one part names several: `1. und 2. Timotheus 3`, `Joh 5,3-2`. Never empty. */
  references: readonly PassageRef[]
}

/** The links of a text, in order and without overlap, by the rules of running text (PASSAGES C-6, C-7, G-30). Never throws. */
export function passageLinks(text: string, context: PassageContext): readonly PassageLink[] {
  const links: PassageLink[] = []
  for (const reference of extractPassages(text, context)) {
    const { start, end } = reference
    const last = links.at(-1)
    if (last && start < last.end) {
      links[links.length - 1] = { ...last, references: [...last.references, reference] }
    } else {
      links.push({ start, end, references: [reference] })
    }
  }
  return links
}
