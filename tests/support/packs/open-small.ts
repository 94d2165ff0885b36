/** A made-up pack, open for reading from memory. */
import { unpackArticles } from '#core/content/model/wire'
import type { OpenPack } from '#core/content/reading/content-source'
import { openPack } from '#core/content/reading/open-pack'
import { prepareSmall, type SmallPack } from './small-pack'

export async function openSmall(pack: SmallPack, at = 0): Promise<OpenPack> {
  const { manifest, files } = await prepareSmall(pack)
  const texts = new Map(files.map(({ segment, bytes }) => [segment.hash, new TextDecoder().decode(bytes)]))
  const articles = async (hash: string) => unpackArticles(texts.get(hash) ?? '')
  return openPack({
    manifest: { ...manifest, number: at + 1 },
    text: async (hash) => texts.get(hash),
    article: async (hash, id) => (await articles(hash)).find((article) => article.id === id),
    articles,
  })
}
