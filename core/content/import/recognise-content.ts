/** Tells what a file of content is by its bytes: documents by their root, pictures by their first bytes, lists by their first line. */
import { asciiHead, recognise } from '../../scripture/editions/container/recognise'
import { withoutPadding } from '../../scripture/editions/container/without-padding'
import { lexiconTableIn } from './lexicon/lexicon-table'
import { isStrongsObject } from './lexicon/read-strongs-object'
import { isLinkTable } from './links/read-link-rows'
import { pictureType } from './media/picture-type'
import { isPlanProperties } from './plans/read-plan-properties'

export type ContentFileFormat =
  | 'zefania'
  | 'osis'
  | 'tei'
  | 'lexicon'
  | 'strongs'
  | 'thml'
  | 'html'
  | 'json'
  | 'csv'
  | 'references'
  | 'markdown'
  | 'properties'
  | 'picture'

export interface RecognisedContent {
  format?: ContentFileFormat
  kind: string
  decided: boolean
}

/** Comments may stand before the first line of a plan. */
const headBytes = 8000

const roots: Readonly<Record<string, ContentFileFormat>> = {
  dictionary: 'zefania',
  tei: 'tei',
  'tei.2': 'tei',
  thml: 'thml',
  lexicon: 'lexicon',
  index: 'lexicon',
  svg: 'picture',
}

const fragments =
  /^(?:article|b|body|br|center|div|em|font|h[1-6]|head|hr|i|main|ol|p|section|span|table|ul)$/

/** Recognises a file from its beginning (or the whole of it). */
export function recogniseContent(bytes: Uint8Array): RecognisedContent {
  if (pictureType(bytes) !== undefined) return { format: 'picture', kind: 'picture', decided: true }
  const found = recognise(bytes)
  const { kind } = found
  if (kind === 'osis') return { format: 'osis', kind, decided: true }
  const head = asciiHead(withoutPadding(bytes), headBytes)
  if ((kind === 'json' || kind === 'text') && isStrongsObject(head))
    return { format: 'strongs', kind, decided: true }
  if (kind === 'html' || kind === 'json') return { format: kind, kind, decided: true }
  if (kind.startsWith('xml ')) {
    const root = kind.slice('xml '.length).replace(/^.*:/, '').toLowerCase()
    const format = roots[root] ?? (fragments.test(root) ? 'html' : undefined)
    return { ...(format ? { format } : {}), kind, decided: true }
  }
  if (kind !== 'text') return { kind, decided: found.decided }
  const format = isPlanProperties(head) ? 'properties' : textFormat(head)
  return { ...(format ? { format } : {}), kind, decided: true }
}

/** Markdown begins with its front matter, a table with the names of its columns. */
function textFormat(head: string): ContentFileFormat | undefined {
  if (isLinkTable(head)) return 'references'
  const text = head.trimStart()
  if (/^---[ \t]*\r?\n/.test(text)) return 'markdown'
  if (lexiconTableIn(head)) return 'csv'
  const [first = ''] = text.split(/\r?\n/)
  return /^"?(?:file|title|head)"?[ \t]*[,;\t]/i.test(first) ||
    /[,;\t][ \t]*"?(?:file|title|sources?)"?[ \t]*(?:[,;\t]|$)/i.test(first)
    ? 'csv'
    : undefined
}
