/** The downloaded packs as a content source. Removed ones are hidden at once. */
import type { ContentSource, OpenPack } from '#core/content/reading/content-source'
import { openPack } from '#core/content/reading/open-pack'
import type { StoredManifest } from '#core/contract/content/answers'
import type { Database } from './database'
import type { PackRow } from './rows'

/** Packs stay open, with their heads, until their row changes. */
export function databaseContents(database: Database): ContentSource {
  let opened: readonly OpenPack[] = []
  const byKey = new Map<string, OpenPack>()
  let seen = ''
  return {
    async packs() {
      const rows = (await database.packs.toArray()).filter(({ removedAt }) => removedAt === undefined)
      const here = rows.filter(isHere).sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
      const keys = here.map(keyOf)
      if (keys.join(' ') === seen) return opened
      opened = here.map((row) => byKey.get(keyOf(row)) ?? openRow(database, row.manifest))
      byKey.clear()
      for (const [at, pack] of opened.entries()) byKey.set(keys[at] ?? '', pack)
      seen = keys.join(' ')
      return opened
    },
  }
}

type PackHere = PackRow & { manifest: StoredManifest }

function isHere(row: PackRow): row is PackHere {
  return row.manifest !== undefined
}

function orderOf({ manifest: { locale, abbr } }: PackHere): string {
  return `${locale} ${abbr}`
}

function keyOf({ manifest: { abbr, version }, books }: PackHere): string {
  return `${abbr}.${version}.${books?.join(',') ?? ''}`
}

function openRow(database: Database, manifest: StoredManifest): OpenPack {
  const { abbr } = manifest
  return openPack({
    manifest,
    text: async (hash) => (await database.packSegments.get([abbr, hash]))?.text,
    article: async (hash, id) => (await database.articles.get([abbr, hash, id]))?.article,
    async articles(hash) {
      if (!(await database.packSegments.get([abbr, hash]))) return undefined
      const rows = await database.articles
        .where('[abbreviation+hash+id]')
        .between([abbr, hash, 0], [abbr, hash, Infinity])
        .toArray()
      const start = ({ at: [first] = [] }: (typeof rows)[number]['article']) => first?.from ?? 0
      return rows
        .map(({ article }) => article)
        .sort((one, other) => start(one) - start(other) || one.id - other.id)
    },
  })
}
