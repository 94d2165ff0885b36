/** Takes markup out of a sentence: images, HTML, addresses. What a link says stays as text, or leads to a source of the answer. */
import type { AnswerSource, RemovedReason } from '../../../contract/assistant/answer'
import type { Draft } from './draft'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  apos: "'",
  lt: '<',
  gt: '>',
  ndash: '–',
  mdash: '—',
  hellip: '…',
}
const entity = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,30}));/gi
const escaped = /\\([!-/:-@[-`{-~])/g
const image = /!\[[^\]]*\](?:\((?:[^()]|\([^()]*\))*\)?|\[[^\]]*\])?/g
const link = /(?<!\[)\[([^[\]]*)\]\(\s*<?((?:[^\s()<>]|\([^\s()]*\))*)>?(?:\s[^)]*)?\)/g
const autolink = /<\s*(?:[a-z][a-z\d+.-]*:[^>]*|[^\s<>@]+@[^\s<>]+)>/gi
const element =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|iframe|svg|math|object|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const tag = /<[/!?]?[a-z][^<>]*(?:>|$)/gi
const topLevels =
  'com|org|net|info|biz|io|ai|app|dev|xyz|site|online|shop|top|co|uk|de|fr|es|it|pt|br|ru|cn|ir|il|sa|eg|eu|me|tv|link|click|page|church|bible|gov|edu'
const addresses = new RegExp(
  [
    String.raw`\b[a-z][a-z\d+.-]{1,20}:\/\/\S+`,
    String.raw`\b(?:data|javascript|vbscript|mailto|tel|sms|file|blob|about|intent|view-source):\S+`,
    String.raw`[^\s@<>()[\]]+@[^\s@<>()[\]]+\.\p{L}{2,}`,
    String.raw`(?<![\p{L}\d])www\.\S+`,
    String.raw`(?<![\p{L}\d.@-])(?:[\p{L}\d-]+\.)+(?:${topLevels})(?![\p{L}\d])(?:[:/?#]\S*)?`,
    String.raw`(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])(?:[:/]\S*)?`,
    String.raw`(?<=\s|^)\/\/[\p{L}\d]\S+`,
  ].join('|'),
  'giu',
)

/** What was taken out, beside changing the draft. */
export function stripMarkup(draft: Draft, sources: readonly AnswerSource[]): Set<RemovedReason> {
  const removed = new Set<RemovedReason>()
  const without = (pattern: RegExp, reason: RemovedReason, by = '') => {
    draft.text = draft.text.replace(pattern, (found: string) => {
      if (/^<br\b/i.test(found)) return ' '
      removed.add(reason)
      return by
    })
  }
  draft.text = draft.text.replace(escaped, '$1')
  // Entities may be written twice: &amp;quot;
  for (let round = 0; round < 3; round += 1) decode(draft, removed)
  without(image, 'markup')
  without(element, 'markup')
  draft.text = draft.text.replace(link, (_, words: string, target: string) => {
    const known = sources.find((source) => source.link === target)
    return known ? draft.hold({ kind: 'link', href: known.link, label: known.title }) : words
  })
  without(autolink, 'link')
  without(tag, 'markup')
  draft.text = draft.text.replace(addresses, (found) => {
    removed.add('link')
    return (found.includes('(') ? /[.,;:!?»”"]+$/ : /[.,;:!?)\]»”"]+$/).exec(found)?.[0] ?? ''
  })
  return removed
}

function decode(draft: Draft, removed: Set<RemovedReason>): void {
  draft.text = draft.text.replace(entity, (_, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) {
      const known = entities[name.toLowerCase()]
      if (known === undefined) removed.add('markup')
      return known ?? ''
    }
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    // Signs written by their numbers may be marks of quotations or of addresses: they are read as what they are.
    const character = code > 31 && code <= 0x10_ffff ? String.fromCodePoint(code) : ''
    return /^[\p{L}\p{N}\p{P}\p{S}\p{Zs}]$/u.test(character) ? character : ''
  })
}

/** Rows of a table without their lines. */
export function isTableRow(text: string): boolean {
  return (text.match(/\s\|\s/g)?.length ?? 0) >= 2 || /^[\s|:-]*\|[\s|:-]*$/.test(text)
}
