/** Reading plans that packs bring: each is an article whose groups are its sections. */
import type { PackSummary } from '../../contract/content/answers'
import type { Article } from '../../contract/content/article'
import type { Plan } from '../../plans/plan'
import type { OpenPack } from './content-source'

/** A plan of a pack with what is shown of it. */
export interface PackPlan {
  plan: Plan
  article: Article
  pack: PackSummary
}

type Named = Pick<PackSummary, 'abbr' | 'number'>

/** The key of a plan: `acts-3`, by the number of the pack where its abbreviation has other letters than a key may have. */
export function planKey(pack: Named, article: number): string {
  const abbr = pack.abbr.toLowerCase()
  return `${/^[a-z0-9-]+$/.test(abbr) ? abbr : `pack${pack.number}`}-${article}`
}

/** The pack and the article of a key; undefined where no pack has it. */
export function packOfPlan<Pack extends Named>(
  key: string,
  packs: readonly Pack[],
): { pack: Pack; article: number } | undefined {
  const [, digits = ''] = /-(\d{1,9})$/.exec(key) ?? []
  const article = Number(digits)
  const pack = packs.find((one) => planKey(one, article) === key)
  return pack && digits !== '' ? { pack, article } : undefined
}

/** All plans of an open pack, in the order of their names. */
export async function plansOfPack(pack: OpenPack): Promise<PackPlan[]> {
  const heads = await pack.heads()
  const articles = await pack.articles(heads.map(({ id }) => id))
  return articles.flatMap((article) => packPlan(article, pack.summary) ?? [])
}

/** Undefined for an article that is no plan. */
export function packPlan(article: Article, pack: PackSummary): PackPlan | undefined {
  const { id, rule, groups = [] } = article
  if (rule === undefined) return undefined
  const sections = groups.flatMap(({ section, title, ranges }) =>
    section ? [{ ...section, title, ranges }] : [],
  )
  return {
    plan: { key: planKey(pack, id), number: id, rule, numbering: pack.numbering, sections },
    article,
    pack,
  }
}
