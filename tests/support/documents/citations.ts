/**
 * Citations of documents: `SYNC 3.7 rules 2 to 4, 3.8`, `SECURITY S1 to S6, R3`, `spec 1 §4, §9`, `UX 3.9 "Install"`. A row of features
 * (`SRCH-04`) and a rule of passages (`G-7`) stand by themselves too.
 */

/** The words that stand for documents, and their files. */
export const documents = {
  SYNC: 'docs/sync.md',
  SECURITY: 'docs/security.md',
  'SERVICE-WORKER': 'docs/service-worker.md',
  FEATURES: 'docs/features.md',
  UX: 'docs/design.md',
  PERFORMANCE: 'docs/performance.md',
  PASSAGES: 'docs/passages.md',
  spec: 'docs/specification.md',
} as const

export type DocumentName = keyof typeof documents

export interface Citation {
  document: DocumentName
  /** As `definitionsOf` names it: `3.7`, `3.7 rule 6`, `S1`, `1 §4`; or words of the document, in quotation marks. */
  id: string
}

const rules = String.raw`(?:rules?|sentence) \d+(?: to \d+| and \d+)*`
const id = String.raw`${rules}|\d\.\d+|[A-Z]{2,6}-\d\d|[A-Z]-?\d+|"[^"]+"`
const name = Object.keys(documents)
  .filter((word) => word !== 'spec')
  .join('|')
const list = new RegExp(
  String.raw`\b(${name})(?:\.md)?,? ((?:${id})(?:(?:,? and |, | to | |-|; )(?:${id}))*)`,
  'g',
)
const ids = new RegExp(id, 'g')
const parts = /\b([12])((?:,? §\d+)+)((?: "[^"]+")?)/g
const row = /\b(?:READ|NAV|SRCH|OFF|SHELL|ROUTE|MEM|SYNC|STUDY|CONT|LANG|STAT|CHAT|ERR|API)-\d\d\b/g
const passageRule = /\b[ABCFGHINOPQRT]-\d{1,2}\b/g

/** Of a range its two ends. */
export function citationsIn(text: string): Citation[] {
  return [
    ...namedIn(text),
    ...partsIn(text),
    ...[...text.matchAll(row)].map(([found]) => ({ document: 'FEATURES' as const, id: found })),
    ...[...text.matchAll(passageRule)].map(([found]) => ({ document: 'PASSAGES' as const, id: found })),
  ]
}

/** Standards that everybody can look up. */
const standards = ['ASVS', 'WCAG']

/** Names of documents with a section behind them that are none of ours: `USERS 3.2`. */
export function strangersIn(text: string): string[] {
  const sections = text.matchAll(/\b([A-Z][A-Z-]{3,}) (?:\d\.\d|§|rules? \d)/g)
  return [...sections]
    .map(([, word = '']) => word)
    .filter((word) => !isDocument(word) && !standards.includes(word))
}

function namedIn(text: string): Citation[] {
  return [...text.matchAll(list)].flatMap(([, document = '', cited = '']) => {
    if (!isDocument(document)) return []
    let section = ''
    return [...cited.matchAll(ids)].flatMap(([found]) => {
      if (/^\d/.test(found)) section = `${found} `
      const numbers = /^(?:rule|sentence)/.test(found) ? [...found.matchAll(/\d+/g)] : []
      if (numbers.length === 0) return [{ document, id: found }]
      return numbers.map(([number]) => ({ document, id: `${section}rule ${number}` }))
    })
  })
}

function partsIn(text: string): Citation[] {
  return [...text.matchAll(parts)].flatMap(([, part = '', sections = '', quoted = '']) =>
    [...[...sections.matchAll(/§\d+/g)].map(([section]) => `${part} ${section}`), quoted.trim()]
      .filter((found) => found !== '')
      .map((found) => ({ document: 'spec' as const, id: found })),
  )
}

function isDocument(word: string): word is DocumentName {
  return Object.hasOwn(documents, word)
}
