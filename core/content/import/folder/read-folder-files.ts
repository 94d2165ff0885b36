/** Reads the files of an operator's own folder: Markdown with front matter, JSON, and tables of pictures or videos (docs/content.md). */
import * as z from 'zod/mini'
import { contentKinds } from '../../../contract/content/kinds'
import { AppError } from '../../../errors'
import { lexiconTableIn, sayLexiconRows } from '../lexicon/lexicon-table'
import { plansIn, readPlanJson } from '../plans/read-plan-json'
import { readTable } from '../read-table'
import type { ContentSink } from '../sink'
import { isTopicJson, readTopicJson } from '../torrey/read-topic-json'
import { type EntryFields, metadataOf, one, sayEntry } from './read-entry'

/** One entry: fields between two lines of `---`, then its text. */
export function readMarkdownEntry(text: string, file: string, sink: ContentSink): void {
  const [, matter = '', body = ''] =
    /^\s*---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text) ?? []
  if (matter === '') throw new AppError('file-damaged', { file, line: 1, reason: 'front matter' })
  sink.at({ file, line: 1 })
  sayEntry(readFrontMatter(matter), body, sink)
}

/** `name: value`, and lists as `name: [one, two]` or as lines of `- one`. */
function readFrontMatter(matter: string): EntryFields {
  const fields = new Map<string, string | string[]>()
  let list: string[] | undefined
  for (const line of matter.split(/\r?\n/)) {
    const [, item] = /^\s*-\s+(.*)$/.exec(line) ?? []
    const [, name = '', value = ''] = /^([\w-]{1,40})\s*:\s*(.*?)\s*$/.exec(line) ?? []
    if (item !== undefined) list?.push(unquoted(item))
    else if (name !== '') {
      const inside = /^\[(.*)\]$/.exec(value)?.[1]
      list = inside === undefined ? [] : inside.split(',').map(unquoted)
      fields.set(name.toLowerCase(), value === '' || inside !== undefined ? list : unquoted(value))
    }
  }
  return Object.fromEntries(fields)
}

function unquoted(text: string): string {
  return text.trim().replace(/^(["'])(.*)\1$/, '$2')
}

const fieldSchema = z.union([z.string(), z.number(), z.array(z.string())])
const objectSchema = z.record(z.string(), z.unknown())

/** An entry, several, reading plans, or what is said about the whole (its description: a licence and no head). */
export function readJsonEntries(text: string, file: string, sink: ContentSink): void {
  if (isTopicJson(text)) return readTopicJson(text, file, sink)
  const value = parseJson(text, file)
  const plans = plansIn(value)
  if (plans) return readPlanJson(plans, file, sink)
  const listed = objectSchema.safeParse(value)
  const items = listed.success ? (listed.data['items'] ?? listed.data['entries']) : value
  for (const [at, item] of [Array.isArray(items) ? items : [value]].flat().entries()) {
    const object = objectSchema.safeParse(item)
    // An object has no lines of its own: its number in the list is told.
    sink.at({ file, line: at + 1 })
    if (object.success) sayObject(fieldsOf(object.data), sink)
    else sink.report('entry-invalid')
  }
  if (listed.success && Array.isArray(items)) sayObject(fieldsOf(listed.data), sink)
}

function sayObject(fields: EntryFields, sink: ContentSink): void {
  const isEntry = ['head', 'title', 'file', 'sources', 'text'].some((name) => fields[name] !== undefined)
  if (isEntry) return sayEntry(fields, '', sink)
  const kind = contentKinds.find((known) => known === one(fields, 'kind'))
  if (kind) sink.kind(kind)
  const metadata = metadataOf(fields)
  if (Object.keys(metadata).length > 0) sink.metadata(metadata)
  else sink.report('file-skipped', { recognised: 'json' })
}

function fieldsOf(object: Readonly<Record<string, unknown>>): EntryFields {
  const fields = Object.entries(object).flatMap(([name, value]): [string, string | string[]][] => {
    const field = fieldSchema.safeParse(value)
    if (!field.success) return []
    return [[name.toLowerCase(), typeof field.data === 'number' ? String(field.data) : field.data]]
  })
  return Object.fromEntries(fields)
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : ''
    throw new AppError('file-damaged', { file, line: 0, reason }, { cause: error })
  }
}

/** A table: the first line names the fields. */
export function readTableEntries(text: string, file: string, sink: ContentSink): void {
  const lexicon = lexiconTableIn(text)
  if (lexicon) return sayLexiconRows(lexicon, file, sink)
  const [names, ...rows] = readTable(text)
  for (const { line, cells } of rows) {
    sink.at({ file, line })
    const fields = names?.cells.map((name, at) => [name.trim().toLowerCase(), cells[at] ?? ''] as const) ?? []
    sayEntry(Object.fromEntries(fields), '', sink)
  }
}
