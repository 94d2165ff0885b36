/** TYPED: how often a title of the finder is among the three that are offered once some of its letters are typed. */
import { locales } from '#core/contract/locales'
import { bundledFinder } from '#core/finder/bundled-finder'
import { typedNames } from '#core/finder/finder'
import type { Bench, Figure } from '../../figure'

const letters = [6, 9, 12] as const
const measured = 9
const goal = 0.9

export const typedTitles: Bench = {
  id: 'TYPED',
  async measure() {
    const figures: Figure[] = []
    for (const locale of locales) {
      const [finder, names] = await Promise.all([
        bundledFinder.finder(locale, [locale]),
        bundledFinder.names(locale),
      ])
      const titles = [...names].map(([id, [title = '']]) => ({ id, title }))
      const from = performance.now()
      const shares = letters.map((count) => {
        const found = titles.filter(({ id, title }) =>
          typedNames(finder, title.slice(0, count)).some((one) => one.id === id),
        )
        return found.length / titles.length
      })
      const eachMs = (performance.now() - from) / titles.length / letters.length
      figures.push({
        id: 'TYPED',
        what: `own titles in ${locale}, among the first three after ${letters.join(' / ')} letters`,
        goal: `>= ${goal * 100} % at ${measured}`,
        reached: `${shares.map((share) => (share * 100).toFixed(1)).join(' / ')} %`,
        baseline: `${eachMs.toFixed(2)} ms each`,
        isMet: (shares[letters.indexOf(measured)] ?? 0) >= goal,
      })
    }
    return figures
  },
}
