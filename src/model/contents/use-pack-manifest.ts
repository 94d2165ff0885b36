/** The segments that a download of a pack follows, of the version on this device where one is here. */
import type { StoredManifest } from '#core/contract/content/answers'
import { database } from '../../platform/local/database'
import { type KnownContent, only, useWanted } from './use-wanted'

export function usePackManifest(abbreviation: string, version: string): KnownContent<StoredManifest> {
  return useWanted({
    key: `manifest ${abbreviation} ${version}`,
    async fromPacks() {
      const data = (await database.packs.get(abbreviation))?.manifest
      return data && { isWhole: true, read: () => data }
    },
    call: 'packManifest',
    asked: [{ params: { abbreviation }, query: {} }],
    fromServer: only,
  })
}
