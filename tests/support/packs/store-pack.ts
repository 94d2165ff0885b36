/** A pack as a finished download leaves it on a device. */
import { unpackArticles } from '#core/content/model/wire'
import { summaryOf } from '#core/content/reading/open-pack'
import type { Database } from '#db/database'
import { prepareSmall, type SmallPack } from './small-pack'

export async function storePack(database: Database, pack: SmallPack, number = 1): Promise<void> {
  const { manifest, files } = await prepareSmall(pack)
  const abbreviation = manifest.abbr
  const stored = { ...manifest, number }
  for (const { segment, bytes } of files) {
    const { hash, role } = segment
    const text = new TextDecoder().decode(bytes)
    if (role === 'articles') {
      const rows = unpackArticles(text).map((article) => ({ abbreviation, hash, id: article.id, article }))
      await database.articles.bulkPut(rows)
    }
    const content = role === 'media' ? { bytes } : role === 'articles' ? {} : { text }
    await database.packSegments.put({ abbreviation, hash, ...content })
  }
  await database.packs.put({ abbreviation, summary: summaryOf(stored), manifest: stored, changedAt: 1 })
}
