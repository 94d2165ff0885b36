/** Pages of reading plans before any script: the list, and a plan with the passages of all its parts. */
import { planPath } from '#core/contract/address/contents/plan-address'
import { element, type ScriptureNode } from '#core/scripture/text/node'
import { type ServerPlan, sectionTitleOf, serverPlans } from '../../daily/server-plans'
import type { LibraryView } from '../../library/library'
import type { PageWords } from '../../settings/page-words'
import type { ShownContent } from './shown-content'
import type { LinkOf } from './text-links'

/** Messages that these pages need. */
export const planGroups: readonly string[] = ['plans']

/** The list of all plans, each with its paragraph. */
export async function planList(
  view: LibraryView,
  title: string,
  say: PageWords,
  locale: string,
): Promise<ShownContent> {
  const items = (await serverPlans(view, say, locale)).map((one) =>
    element('li', { lang: one.locale }, [
      element('a', { href: planPath(one.plan) }, element('bdi', {}, one.title)),
      element('p', {}, one.about),
    ]),
  )
  return { title, path: '/reading-plans', body: [element('ul', {}, items)] }
}

/** A plan by its key; undefined where there is none. */
export async function planPage(
  view: LibraryView,
  key: string,
  say: PageWords,
  { locale, linkOf }: { locale: string; linkOf: LinkOf },
): Promise<ShownContent | undefined> {
  const found = (await serverPlans(view, say, locale)).find(({ plan }) => plan.key === key)
  if (!found) return undefined
  const body = [
    element('p', { lang: found.locale }, found.about),
    element('ol', {}, sectionsOf(found, say, linkOf)),
  ]
  return { title: found.title, description: found.about, path: planPath(found.plan), body }
}

function sectionsOf({ plan }: ServerPlan, say: PageWords, linkOf: LinkOf): ScriptureNode[] {
  return plan.sections.map((section) => {
    const places = section.ranges.flatMap(({ from, to }, index) => {
      const link = linkOf(from, to, plan.numbering)
      if (!link) return []
      return [
        ...(index > 0 ? [' · '] : []),
        element('a', { href: link.href }, element('bdi', {}, link.label)),
      ]
    })
    return element('li', {}, [element('strong', {}, sectionTitleOf(section, say)), ' ', ...places])
  })
}
