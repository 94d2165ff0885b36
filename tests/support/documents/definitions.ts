/** What a document defines: sections, `- **S1** ...`, numbered rules below a heading, first cells of tables. */
import type { Citation, DocumentName } from './citations'

/** Whether a document says what is cited of it. */
export function isDefined(markdown: string, { document, id }: Citation): boolean {
  if (id.startsWith('"')) return plain(markdown).includes(plain(id.slice(1, -1)))
  return definitionsOf(document, markdown).has(id)
}

function definitionsOf(document: DocumentName, markdown: string): ReadonlySet<string> {
  const defined = new Set<string>()
  let section = ''
  for (const line of markdown.split('\n')) {
    const heading = /^##+ (.*)$/.exec(line)?.[1]
    if (heading !== undefined) section = sectionOf(document, heading)
    const own = /^- \*\*([A-Z]-?\d+)\*\*/.exec(line)?.[1] ?? /^\| ([A-Z]+-?\d+) \|/.exec(line)?.[1]
    const rule = /^(\d+)\. /.exec(line)?.[1]
    if (section) defined.add(section)
    if (own) defined.add(own)
    // `UX rule 4`: rules of a document that has one list of them.
    if (rule) defined.add(`${section} rule ${rule}`.trim()).add(`rule ${rule}`)
  }
  return defined
}

/** `## SYNC 3.7 Rules of the server` is 3.7, `## Q-5 Grammar` is Q-5, `## spec 1 §4 States` is 1 §4. */
function sectionOf(document: DocumentName, heading: string): string {
  const rest = heading.startsWith(`${document} `) ? heading.slice(document.length + 1) : heading
  return /^(?:\d\.\d+|[A-Z]-\d+|[12] §\d+)(?= |$)/.exec(rest)?.[0] ?? ''
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[*_`\s]+/g, ' ')
}
