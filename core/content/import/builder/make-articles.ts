/** From the heard entries to the articles of a pack: places, ids, heads, see-links. An entry that says nothing is left out and reported. */
import type { Article, ContentNode, Group, Picture, Range } from '../../../contract/content/article'
import { type Video } from '../../../contract/content/article'
import { type ContentKind, kindTable } from '../../../contract/content/kinds'
import { isOutsideLink, isOwnPath } from '../../../contract/content/outside-link'
import { packRanges } from '../../../scripture/packed-ranges'
import { headKey } from '../../model/head-key'
import type { IdGiver } from '../../model/ids'
import type { MediaStore } from '../media/media-store'
import type { ReferenceReader } from '../references/reference-reader'
import type { ContentLog, ContentPosition } from '../report'
import type { PictureFound, VideoFound } from '../sink'
import type { Draft } from './draft'
import { createEntryIndex, firstKey } from './entry-names'
import { finishNodes, isEmptyGroup, reportCircles, type SeeState, settleSee } from './finish-articles'
import { readNumberLinks } from './number-links'
import { withoutCapitals } from './small-letters'

export interface MakingDoors {
  kind: ContentKind
  reader: ReferenceReader
  log: ContentLog
  ids: IdGiver
  media: MediaStore
}

/** The articles, and how many see-links were found and lead somewhere. */
export function makeArticles(
  drafts: readonly Draft[],
  doors: MakingDoors,
): { articles: Article[]; see: { found: number; resolved: number } } {
  const see = { found: 0, resolved: 0 }
  const placed = drafts.map((draft) => {
    const at = placesOf(draft, doors)
    const [first] = at
    const head = draft.found.head.trim() || (first ? doors.reader.print(first, 'long') : '')
    return { draft: { ...draft, found: { ...draft.found, head } }, at }
  })
  const kept = placed.filter(({ draft }) => isKept(draft, doors))
  const numbered = kept.map(({ draft, at }) => ({
    draft,
    at,
    id: doors.ids.give(keyOf(draft, at, doors.kind)),
  }))
  const names = createEntryIndex()
  for (const { draft, id } of numbered) {
    if (!names.add(draft, id)) doors.log.add('entry-doubled', draft.position, { head: draft.found.head })
  }
  const hasNumbers = doors.kind === 'dictionary' && kept.some(({ draft }) => draft.numbers !== undefined)
  const articles = numbered.map(({ draft, at, id }) => {
    const state: SeeState = {
      idOf: names.idOf,
      named: (key) => names.named(key, draft),
      log: doors.log,
      counts: see,
      head: draft.found.head,
      position: draft.position,
      numbersIn: hasNumbers ? (text) => readNumberLinks(text, names, id) : undefined,
    }
    return makeArticle(draft, at, id, state, doors)
  })
  const positions = new Map(numbered.map(({ draft, id }) => [id, draft.position] as const))
  reportCircles(articles, doors.log, (id) => positions.get(id) ?? { file: '', line: 0 })
  return { articles: doors.kind === 'dictionary' ? withSetHeads(articles) : articles, see }
}

function withSetHeads(articles: readonly Article[]): Article[] {
  const heads = withoutCapitals(articles.map(({ head }) => head))
  return articles.map((article, at) => ({ ...article, head: heads[at] ?? article.head }))
}

/** Ranges of the places an entry stands at; each target in a machine's notation, or as text. */
function placesOf({ found, places, position }: Draft, { reader, log }: MakingDoors): Range[] {
  const ranges = places.flatMap((target) => {
    const range = reader.target(target)
    if (range !== undefined && range !== 'absent') return [range]
    const read = range === 'absent' ? clampedOf(target, reader) : reader.marked(target, '', undefined).places
    if (read.length === 0 || range === 'absent') {
      const kind = range === 'absent' ? 'reference-absent' : 'reference-unread'
      log.add(kind, position, { head: found.head, target })
    }
    return read.map(({ from, to }) => ({ from, to }))
  })
  // A section says where it begins and, again, how far it goes: the wider one counts.
  return ranges.filter(
    (one, at) =>
      !ranges.some(
        (other, place) =>
          other !== one &&
          other.from <= one.from &&
          other.to >= one.to &&
          (place < at || other.from < one.from || other.to > one.to),
      ),
  )
}

/** A section that goes beyond its chapter still stands where it begins. */
function clampedOf(target: string, reader: ReferenceReader): Range[] {
  const range = reader.clamped(target)
  return range ? [range] : []
}

function isKept(draft: Draft, { log }: MakingDoors): boolean {
  const { found, nodes, groups, position } = draft
  const says = nodes.length > 0 || groups.length > 0 || (found.see ?? []).length > 0
  const has = says || found.picture !== undefined || found.video !== undefined
  const isKept = found.head !== '' && has
  if (!isKept) log.add('entry-empty', position, { head: found.head })
  return isKept
}

/** Sections of a commentary are known by their place, entries by the key of their source: a heading may be mended. */
function keyOf({ found }: Draft, at: readonly Range[], kind: ContentKind): string {
  if (kindTable[kind].segments.by === 'book' && at.length > 0) return packRanges(at)
  return headKey(firstKey(found) ?? found.head)
}

function makeArticle(draft: Draft, at: Range[], id: number, state: SeeState, doors: MakingDoors): Article {
  const { found, position } = draft
  const number = draft.number === undefined ? [] : [numberLine(draft.number)]
  const mediaOf = (path: string, where: ContentPosition) => doors.media.add(path, where)?.hash
  const parts = [...number, ...finishNodes(draft.nodes, state, mediaOf)]
  for (const text of found.see ?? []) {
    const pieces = settleSee(text, position, state)
    parts.push({
      tag: 'p',
      children: pieces.map((piece) =>
        piece.id === undefined ? piece.text : { tag: 'entry', id: piece.id, children: [piece.text] },
      ),
    })
  }
  const groups = draft.groups
    .map((group): Group => makeGroup(group, state))
    .filter((one) => !isEmptyGroup(one))
  const picture = found.picture && makePicture(found.picture, draft, doors)
  const video = found.video && makeVideo(found.video, draft, doors)
  const [own, ...otherNumbers] = draft.numbers ?? []
  return {
    id,
    head: found.head,
    ...(own === undefined ? {} : { number: own }),
    ...(otherNumbers.length > 0 ? { otherNumbers } : {}),
    parts,
    ...(at.length > 0 ? { at } : {}),
    ...(groups.length > 0 ? { groups } : {}),
    ...(picture ? { picture } : {}),
    ...(video ? { video } : {}),
    ...(found.rule ? { rule: found.rule } : {}),
  }
}

/** A reader who has the number from a Bible with Strong's numbers finds the word by it. */
function numberLine(number: string): ContentNode {
  return { tag: 'p', children: [{ tag: 'strong', children: [number] }] }
}

function makeGroup({ title, level, section, nodes }: Draft['groups'][number], state: SeeState): Group {
  return {
    ...(section ? { section } : {}),
    level,
    title,
    ranges: nodes.flatMap((node) =>
      typeof node === 'object' && node.tag === 'ref' ? [{ from: node.from, to: node.to }] : [],
    ),
    see: nodes.flatMap((node) =>
      typeof node === 'object' && node.tag === 'see'
        ? settleSee(node.text, node.position, state, node)
            .filter(({ id, isOpen }) => id !== undefined || isOpen)
            .map(({ text, id }) => ({ text: text.trim(), ...(id === undefined ? {} : { id }) }))
        : [],
    ),
  }
}

function makePicture(found: PictureFound, { position }: Draft, { media }: MakingDoors): Picture | undefined {
  const file = media.add(found.path, position)
  const { alt, author, licence } = found
  return file && { media: file.hash, type: file.type, alt, author, licence }
}

function makeVideo({ seconds, poster, sources }: VideoFound, draft: Draft, doors: MakingDoors) {
  const picture = poster && makePicture(poster, draft, doors)
  return {
    seconds,
    ...(picture ? { poster: picture } : {}),
    sources: videoSources(sources, (href) => doors.log.add('link-dropped', draft.position, { href })),
  }
}

/**
 * Where a video is: a file on this origin, a page to go to, or a frame that an operator may allow. Sources
 * in the order they are tried: own files first, frames last. Others are told to `onDropped`.
 */
function videoSources(found: readonly string[], onDropped: (href: string) => void): Video['sources'] {
  const sources = found.flatMap((text): Video['sources'] => {
    const url = text.trim().replace(/^frame:/, '')
    if (!isOutsideLink(url) && !isOwnPath(url)) {
      onDropped(url.slice(0, 80))
      return []
    }
    if (url.startsWith('/')) return [{ kind: 'file', url }]
    return [{ kind: text.trim().startsWith('frame:') && /^https:/i.test(url) ? 'frame' : 'page', url }]
  })
  const order = { file: 0, page: 1, frame: 2 }
  return sources.toSorted((one, other) => order[one.kind] - order[other.kind])
}
