/** The plans of a server with their names in a language: ours by the messages, those of packs by the pack. */

import type { Range } from '#core/contract/content/article'
import { wordsOf } from '#core/contract/content/article'
import { titlesOf } from '#core/contract/editions/names'
import type { Locale } from '#core/contract/locales'
import { ownPlan, ownPlanKeys } from '#core/plans/own/own-plans'
import { type Plan, type PlanSection, sectionTitle } from '#core/plans/plan'
import { placeLabel } from '#core/scripture/reading/addresses/addresses'
import type { LibraryView } from '../library/library'
import { plansOf } from '../library/packs/known-contents'
import type { Services } from '../services'
import type { PageWords } from '../settings/page-words'

export interface ServerPlan {
  plan: Plan
  title: string
  /** A paragraph. */
  about: string
  /** BCP 47 of both. */
  locale: string
  /** Abbreviation of the pack that brings it. */
  pack?: string
}

/** Ours first, then those of packs. `say` knows the group `plans`. */
export async function serverPlans(view: LibraryView, say: PageWords, locale: string): Promise<ServerPlan[]> {
  const own = ownPlanKeys.map((key) => ({
    plan: ownPlan(key),
    title: say(`plans:title-${key}`),
    about: say(`plans:about-${key}`),
    locale,
  }))
  const brought = (await plansOf(view.packs.all)).map(({ plan, article, pack }) => ({
    plan,
    title: article.head,
    about: wordsOf(article.parts),
    locale: pack.locale,
    pack: pack.abbr,
  }))
  return [...own, ...brought]
}

/** "Day 12", and the name of the section where it has one. */
export function sectionTitleOf(section: PlanSection, say: PageWords): string {
  return sectionTitle(section, say('plans:dayNumber', { number: String(section.id) }), (key) =>
    say(`plans:${key}`),
  )
}

/** Names passages in a language, as the plan counts them. */
export async function passageNames(
  names: Services['names'],
  locale: Locale,
): Promise<(ranges: readonly Range[]) => string> {
  const pack = await names(locale)
  if (!pack) return () => ''
  const naming = { names: titlesOf(pack.names), separators: pack.separators, locale }
  return (ranges) => ranges.map(({ from, to }) => placeLabel(from, to, naming)).join('; ')
}
