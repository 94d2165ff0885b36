/** What chapters and comparisons have in common of headings and the places named in them. */
import type { FlowBlock } from './layout'
import { element, type ScriptureElement, type ScriptureNode } from './node'

/** The level of a heading, and whether it is only the letter of a stanza. */
export function headingLook({ level, isLetter }: FlowBlock): Record<string, string> {
  return { 'data-level': String(level), ...(isLetter ? { 'data-letter': '' } : {}) }
}

/** Places named in a heading; without `hrefOf` they are not links. */
export function parallelNode(
  { aside }: FlowBlock,
  hrefOf: ((canonical: number, canonicalEnd?: number) => string) | undefined,
  inner: ScriptureNode[],
): ScriptureElement {
  const references = aside?.references ?? []
  const links = references.map(({ canonical, canonical_end, content }) =>
    hrefOf
      ? element(
          'a',
          { href: hrefOf(canonical, canonical_end), 'data-ref': String(canonical) },
          element('bdi', {}, content),
        )
      : element('bdi', {}, content),
  )
  return element('p', { class: 'parallel' }, links.length > 0 ? links : inner)
}
