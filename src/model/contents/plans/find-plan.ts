/** A plan by its key: our own are computed here, those of packs come from this device or from the server. */
import { findPack } from '#core/content/reading/content-source'
import { type PackPlan, packOfPlan, packPlan } from '#core/content/reading/pack-plans'
import type { PackSummary } from '#core/contract/content/answers'
import { AppError } from '#core/errors'
import { readServer } from '../../../platform/client/read-server'
import { storedContents } from '../stored-contents'

/** A plan that a pack brings; null where no pack has it. Fails where neither this device nor the server can say;
 * without `mayAsk` the server is not asked. */
export async function findPlan(
  key: string,
  packs: readonly PackSummary[],
  mayAsk = true,
): Promise<PackPlan | null> {
  const named = packOfPlan(
    key,
    packs.filter(({ kind }) => kind === 'plans'),
  )
  if (!named) return null
  const { pack, article: id } = named
  const [stored] = (await (await findPack(storedContents, pack.abbr))?.articles([id])) ?? []
  const article = stored ?? (mayAsk ? await askFor(pack, id) : undefined)
  return (article && packPlan(article, pack)) ?? null
}

async function askFor({ abbr }: PackSummary, id: number) {
  try {
    const { articles } = await readServer('packArticle', { abbreviation: abbr, id: String(id) }, {})
    return articles.find((article) => article.id === id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return undefined
    throw error
  }
}
