/**
 * The one builder: hears a reader and makes the articles of a pack. References are settled when an entry closes, so that nothing of a
 * long file is kept twice; see-links, ids and order when all heads are known.
 */
import type { ContentKind } from '../../../contract/content/kinds'
import { isOutsideLink } from '../../../contract/content/outside-link'
import type { Carry, ReferenceReader } from '../references/reference-reader'
import type { ContentLog, ContentPosition } from '../report'
import type { ContentMetadata, ContentSink, SectionFound } from '../sink'
import type { Draft, DraftGroup, DraftNode } from './draft'
import { entryNames } from './entry-names'
import { foldBlocks } from './fold-nodes'
import { settleGroups } from './settle-groups'
import { carryOf, type ReferenceCounts, settleReferences } from './settle-references'

export interface Heard {
  metadata: ContentMetadata
  kind: ContentKind | undefined
  /** In the order of the source. */
  drafts: Draft[]
  found: number
  refs: ReferenceCounts
}

/** The sink of one import, and what it has heard. */
export function createContentBuilder(
  reader: ReferenceReader,
  log: ContentLog,
  wantedKind: ContentKind | undefined,
  locale: string,
): { sink: ContentSink; finish(): Heard } {
  const state: BuilderState = {
    reader,
    log,
    locale,
    heard: {
      metadata: {},
      kind: wantedKind,
      drafts: [],
      found: 0,
      refs: { marked: 0, read: 0, foreign: 0, running: 0, linked: 0 },
    },
    position: { file: '', line: 0 },
    draft: undefined,
    group: undefined,
    open: [],
  }
  return {
    sink: { ...aboutFile(state), ...aboutEntry(state), ...aboutText(state) },
    finish() {
      closeEntry(state)
      return state.heard
    },
  }
}

interface BuilderState {
  reader: ReferenceReader
  log: ContentLog
  /** Of the pack. */
  locale: string
  heard: Heard
  position: ContentPosition
  draft: Draft | undefined
  group: DraftGroup | undefined
  /** Children of the open elements; absent ones were flattened. */
  open: (DraftNode[] | undefined)[]
}

function aboutFile(state: BuilderState): Pick<ContentSink, 'at' | 'metadata' | 'kind' | 'report'> {
  const { heard, log } = state
  return {
    at: (now) => {
      state.position = now
    },
    metadata(found) {
      const said = Object.entries(found).filter(([, value]) => value !== undefined && value.trim() !== '')
      heard.metadata = { ...Object.fromEntries(said), ...heard.metadata }
    },
    kind: (kind) => {
      heard.kind ??= kind
    },
    report: (kind, details) => log.add(kind, state.position, details),
  }
}

function aboutEntry(state: BuilderState): Pick<ContentSink, 'entry' | 'place' | 'word' | 'number' | 'group'> {
  return {
    entry(found) {
      closeEntry(state)
      state.open = []
      state.heard.found += 1
      const { position } = state
      state.draft = { found, position, nodes: [], groups: [], places: [...(found.at ?? [])], said: [] }
    },
    place: (place) => state.draft?.places.push(place),
    word: (text) => {
      const word = text.replace(/\s+/g, ' ').trim()
      if (state.draft && word !== '') state.draft.word ??= word
    },
    number: (text) => state.draft?.said.push(text),
    group(title, level, section) {
      if (hasGroups(state)) openGroup(state, title, level, section)
      else add(state, { tag: 'h3', children: [title] })
    },
  }
}

function aboutText(
  state: BuilderState,
): Pick<ContentSink, 'open' | 'openLink' | 'close' | 'text' | 'reference' | 'see' | 'image'> {
  return {
    open: (tag) => push(state, { tag, children: [] }),
    openLink(href) {
      const address = href.trim()
      if (isOutsideLink(address)) return push(state, { tag: 'a', href: address, children: [] })
      state.log.add('link-dropped', state.position, { href: address.slice(0, 80) })
      state.open.push(undefined)
    },
    close: () => {
      state.open.pop()
    },
    text: (text) => add(state, text),
    reference(text, target) {
      const { position } = state
      addToTopic(state, { tag: 'marked', text, ...(target === undefined ? {} : { target }), position })
    },
    see(text, words, key) {
      const { position } = state
      const said = { ...(words === undefined ? {} : { words }), ...(key === undefined ? {} : { key }) }
      addToTopic(state, { tag: 'see', text, ...said, position })
    },
    image: (path, alt) => add(state, { tag: 'picture', path, alt, position: state.position }),
  }
}

function hasGroups({ heard }: BuilderState): boolean {
  return heard.kind === 'topics' || heard.kind === 'plans'
}

function openGroup(state: BuilderState, title: string, level: number, section?: SectionFound): void {
  state.group = { title, level, nodes: [], position: state.position, ...(section ? { section } : {}) }
  state.draft?.groups.push(state.group)
}

/** To the innermost open element. */
function add({ open, group, draft }: BuilderState, node: DraftNode): void {
  const target = open.findLast((one) => one !== undefined) ?? group?.nodes ?? draft?.nodes
  target?.push(node)
}

/** Places and see-links of a topic without aspects are one without a title. */
function addToTopic(state: BuilderState, node: DraftNode): void {
  if (state.heard.kind === 'topics' && state.open.length === 0 && !state.group) openGroup(state, '', 1)
  add(state, node)
}

/** Opens an element; what is too deep is flattened. */
function push(state: BuilderState, node: Extract<DraftNode, { children: DraftNode[] }>): void {
  const isDeep = state.open.length >= maxDepth
  if (!isDeep) add(state, node)
  state.open.push(isDeep ? undefined : node.children)
}

function closeEntry(state: BuilderState): void {
  const { draft, reader, log, heard, locale } = state
  if (!draft) return
  const { head, ...names } = entryNames(draft, locale)
  Object.assign(draft, { found: { ...draft.found, head }, ...names })
  const carry = heard.kind === 'commentary' ? carryInto(draft, reader) : undefined
  const settling = { reader, log, counts: heard.refs, head, carry, before: '' }
  draft.nodes = settleReferences(foldBlocks(draft.nodes), settling)
  settleGroups(draft, settling)
  heard.drafts.push(draft)
  Object.assign(state, { draft: undefined, group: undefined, open: [] })
}

/** A number without a name that a commentary marks belongs to the book it explains, until another one is named. */
function carryInto({ places }: Draft, reader: ReferenceReader): Carry | undefined {
  const [first] = places
  const range = first === undefined ? undefined : reader.target(first)
  return range === undefined || range === 'absent' ? undefined : carryOf(range)
}

/** Elements in each other; a reader of HTML may say hundreds. */
const maxDepth = 24
