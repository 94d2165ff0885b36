/** A plan by its key: our own are computed here, those of packs come from this device or from the server. */
import { findPack } from '#core/content/reading/content-source'
import { type PackPlan, packOfPlan, packPlan } from '#core/content/reading/pack-plans'
import type { PackSummary } from '#core/contract/content/answers'
import { storedContents, wantAnswer } from '../stored-contents'

/** A plan that a pack brings; null where no pack has it. Fails where neither this device nor the server can say. */
export async function findPlan(key: string, packs: readonly PackSummary[]): Promise<PackPlan | null> {
  const named = packOfPlan(
    key,
    packs.filter(({ kind }) => kind === 'plans'),
  )
  if (!named) return null
  const { pack, article: id } = named
  const [stored] = (await (await findPack(storedContents, pack.abbr))?.articles([id])) ?? []
  const article = stored ?? (await askFor(pack, id))
  return (article && packPlan(article, pack)) ?? null
}

async function askFor({ abbr }: PackSummary, id: number) {
  const page = await wantAnswer('packArticle', { params: { abbreviation: abbr, id: String(id) }, query: {} })
  return page?.articles.find((article) => article.id === id)
}
