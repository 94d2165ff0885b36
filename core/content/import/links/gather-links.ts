/** Decides which links of a source are kept, and brings them into the segments of a pack; everything left out is reported. */
import { placeOf } from '../../../canonical'
import type { Range } from '../../../contract/content/article'
import { AppError } from '../../../errors'
import { type Decode, decodeText } from '../../../scripture/editions/container/decode-text'
import type { SourceFile } from '../../../scripture/editions/container/source-file'
import { withoutPadding } from '../../../scripture/editions/container/without-padding'
import { referenceTexts } from '../../model/references'
import type { TextSegment } from '../../model/segments'
import type { ContentFileFormat } from '../recognise-content'
import type { ReferenceReader } from '../references/reference-reader'
import type { ContentLog, ContentReport } from '../report'
import type { ContentMetadata } from '../sink'
import type { LinkFound, LinkSink } from './link-sink'
import { createLinkTable, leastVotes } from './link-table'
import { readLinkRows } from './read-link-rows'
import { readOsisLinks } from './read-osis-links'

export interface GatheredLinks {
  format: ContentFileFormat
  metadata: ContentMetadata
  texts: TextSegment[]
  report: Pick<ContentReport, 'items' | 'see'> & { refs: Omit<ContentReport['refs'], 'doubtful'> }
}

interface GatheringDoors {
  reader: Pick<ReferenceReader, 'target'>
  log: ContentLog
  decode: Decode
  pause?: () => Promise<void>
}

const readers = { references: readLinkRows, osis: readOsisLinks } as const

/** Reads all files of the first of these formats that is there. Throws `file-format`, `file-empty` where no link is left, and what reading throws. */
export async function gatherLinks(
  name: string,
  files: readonly SourceFile<ContentFileFormat>[],
  { reader, log, decode, pause }: GatheringDoors,
): Promise<GatheredLinks> {
  const format = (['references', 'osis'] as const).find((one) => files.some((file) => file.format === one))
  if (!format) throw new AppError('file-format', { file: name, recognised: files[0]?.format ?? '' })
  const table = createLinkTable(name)
  const metadata: ContentMetadata = {}
  const places = cached(reader.target)
  let marked = 0
  let file = name
  const sink: LinkSink = {
    metadata: (found) => void Object.assign(metadata, { ...found, ...metadata }),
    link(found) {
      marked += 1
      const position = { file, line: found.line }
      const link = linkOf(found, places, (kind, details) => log.add(kind, position, details))
      if (link) table.add({ ...link, line: found.line })
    },
  }
  for (const source of files) {
    file = source.path
    if (source.format === format) {
      const { text } = decodeText(file, withoutPadding(source.bytes), decode)
      readers[format](text, file, sink)
    } else log.add('file-skipped', { file, line: 0 }, { recognised: source.format })
    await pause?.()
  }
  const read = table.size
  const counts = { verses: 0, linked: 0 }
  const kept = function* (): Generator<readonly [number, readonly Range[]]> {
    const links = table.byVerse(({ verse, from, to, line }) =>
      log.add('reference-doubled', { file, line }, { verse, from, to }),
    )
    for (const [verse, ofVerse] of links) {
      counts.verses += 1
      counts.linked += ofVerse.length
      yield [verse, ofVerse]
    }
  }
  const texts = referenceTexts(kept())
  if (counts.linked === 0) throw new AppError('file-empty', { file: name })
  return {
    format,
    metadata,
    texts,
    report: {
      items: { found: counts.verses, kept: counts.verses },
      refs: { marked, read, foreign: 0, running: 0, linked: counts.linked },
      see: { found: 0, resolved: 0 },
    },
  }
}

type Place = ReturnType<ReferenceReader['target']>
type Kind = Parameters<ContentLog['add']>[0]

/** Undefined for a link that is left out. */
function linkOf(
  { from, to, votes }: LinkFound,
  placeIn: (target: string) => Place,
  report: (kind: Kind, details: Readonly<Record<string, string | number>>) => void,
): (Range & { verse: number; votes: number }) | undefined {
  const at = placeIn(from)
  const range = placeIn(to)
  const isVerse = at !== undefined && at !== 'absent' && placeOf(at.from).verse > 0
  if (range === undefined || (at !== 'absent' && !isVerse)) report('reference-unread', { from, to })
  else if (!isVerse || range === 'absent') report('reference-absent', { from, to })
  else if (votes < leastVotes) report('reference-outvoted', { from, to, votes })
  else if (range.from === at.from && range.to === at.from) report('reference-self', { from })
  else {
    if (isBackwards(to, range)) report('reference-doubtful', { from, to })
    return { verse: at.from, ...range, votes: countOf(votes) }
  }
  return undefined
}

/** Of a range that ends before it begins only the beginning is read. */
function isBackwards(to: string, range: Range): boolean {
  const [start, end] = to.split('-')
  return range.from === range.to && end !== undefined && end !== start
}

/** What is no number counts as nothing; what no column could hold as the most it can. */
function countOf(votes: number): number {
  return Number.isFinite(votes) ? Math.min(Math.round(votes), 2 ** 31 - 1) : 0
}

/** The same places are named a thousand times. */
const mostRemembered = 200_000

function cached(placeIn: (target: string) => Place): (target: string) => Place {
  const known = new Map<string, Place>()
  return (target) => {
    if (known.has(target)) return known.get(target)
    if (known.size >= mostRemembered) known.clear()
    const place = placeIn(target)
    known.set(target, place)
    return place
  }
}
