/** An entry of an operator's own folder, however it is written: fields of a front matter, a JSON object, or a row of a table. */

import { sayMarkdown } from '../say-markdown'
import type { ContentMetadata, ContentSink, PictureFound } from '../sink'

/** Fields by their names in lower case; several values as a list. */
export type EntryFields = Readonly<Record<string, string | readonly string[]>>

/** Says the entry; without a head, or without its file or sources, it is reported and left out. */
export function sayEntry(fields: EntryFields, text: string, sink: ContentSink): void {
  const head = one(fields, 'head') || one(fields, 'title')
  const file = one(fields, 'file')
  const sources = several(fields, 'sources')
    .flatMap((source) => source.split(/[\s;]+/))
    .filter(Boolean)
  if (head === '') {
    sink.report('entry-invalid', { field: 'head' })
    return
  }
  const isVideo = sources.length > 0
  if (isVideo) sink.kind('videos')
  else if (file !== '') sink.kind('graphics')
  const at = [...several(fields, 'at'), ...several(fields, 'verses')]
  const picture = {
    alt: one(fields, 'alt') || head,
    author: one(fields, 'author'),
    licence: one(fields, 'licence'),
  }
  const poster = one(fields, 'poster')
  sink.entry({
    head,
    at,
    see: several(fields, 'see'),
    ...(isVideo
      ? { video: { seconds: secondsOf(one(fields, 'length')), sources, ...posterOf(poster, picture) } }
      : {}),
    ...(file === '' || isVideo ? {} : { picture: { path: file, ...picture } }),
  })
  sayMarkdown(text || one(fields, 'caption') || one(fields, 'text'), sink)
}

function posterOf(path: string, picture: Omit<PictureFound, 'path'>): { poster?: PictureFound } {
  return path === '' ? {} : { poster: { path, ...picture } }
}

/** Facts of the whole in the fields of a pack's description. */
export function metadataOf(fields: EntryFields): ContentMetadata {
  const said = {
    abbr: one(fields, 'abbr'),
    name: one(fields, 'name'),
    language: one(fields, 'locale'),
    licence: one(fields, 'licence'),
    attribution: one(fields, 'attribution'),
    sourceUrl: one(fields, 'sourceurl'),
    digitisedBy: one(fields, 'digitisedby'),
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''))
}

export function one(fields: EntryFields, name: string): string {
  const value = fields[name] ?? ''
  return (typeof value === 'string' ? value : value.join('; ')).trim()
}

function several(fields: EntryFields, name: string): string[] {
  const value = fields[name] ?? []
  return (typeof value === 'string' ? [value] : [...value]).map((text) => text.trim()).filter(Boolean)
}

/** `95`, `1:35`, `1:02:03`. */
function secondsOf(length: string): number {
  if (!/^\d+(?::\d{1,2}){0,2}$/.test(length)) return 0
  return length.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
