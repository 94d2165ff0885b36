/** The cross references that packs bring for a chapter of an edition: from this device, else from the server. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { findPack } from '#core/content/reading/content-source'
import {
  type PackPart,
  type PackReferences,
  partsOf,
  type ReadChapter,
  referencesIn,
  type SaidPart,
} from '#core/content/reading/pack-references'
import type { ChapterReferences } from '#core/contract/content/answers'
import { knownPacks } from './known-packs'
import { type KnownContent, useWanted } from './use-wanted'

/** One for each pack that has the chapter. `place` stays the same object for the same place; undefined: it is not known yet. */
export function usePackReferences(place: ReadChapter | undefined): KnownContent<readonly PackReferences[]> {
  const rows = useLiveQuery(async () => await knownPacks(({ kind }) => kind === 'references'), [])
  const parts = place && rows ? rows.flatMap(({ summary }) => partsOf(summary, place)) : []
  const said = useWanted<'references', readonly SaidPart[]>({
    key: `references ${parts.map(({ pack, canonical }) => `${pack.abbr} ${pack.version} ${canonical}`).join()}`,
    async fromPacks(source) {
      const found = await Promise.all(
        parts.map(
          async ({ pack, canonical }) => await (await findPack(source, pack.abbr))?.references(canonical),
        ),
      )
      const here = found.filter((one) => one !== undefined)
      if (here.length === 0 && found.length > 0) return undefined
      return { isWhole: here.length === found.length, read: () => withVerses(parts, found) }
    },
    call: 'references',
    asked: parts.map(({ pack, canonical }) => ({
      params: { abbreviation: pack.abbr, chapter: String(canonical) },
      query: {},
    })),
    fromServer: (answers) => withVerses(parts, answers),
  })
  const data = said.kind === 'here' ? said.data : undefined
  const found = useMemo(() => (data && place ? referencesIn(data, place) : []), [data, place])
  if (!place || !rows) return { kind: 'loading' }
  return said.kind === 'here' ? { ...said, data: found } : said
}

function withVerses(
  parts: readonly PackPart[],
  found: readonly (ChapterReferences | undefined)[],
): SaidPart[] {
  return parts.map((part, index) => ({ ...part, verses: found[index] ?? [] }))
}
