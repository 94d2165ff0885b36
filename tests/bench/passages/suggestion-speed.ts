/** PASSAGES: how long suggestions take after every key of an input, and the first of them with the tables it needs. */
import { type Locale, locales } from '../../../core/contract/locales'
import { loadNames } from '../../../core/scripture/names/load-names'
import { parsePassage } from '../../../core/scripture/passages/parse-passage'
import { passageContext } from '../../../core/scripture/suggestions/input-language'
import { suggest } from '../../../core/scripture/suggestions/suggest'
import { languageOf } from '../../support/passages/input-in-language'
import { type Bench, limitFigure } from '../figure'
import { median } from '../measure'

const rounds = 9
const inputs: Readonly<Partial<Record<Locale, string>>> = {
  de: '1. korinther 13,4',
  en: '1 corinthans 13:4',
  ar: 'يوحنا ٣:١٦',
  he: 'בראשית ג ה',
}

export const suggestionSpeed: Bench = {
  id: 'PASSAGES-SUGGEST',
  async measure() {
    const times: number[] = []
    for (const locale of locales) {
      const whole = inputs[locale]
      if (whole === undefined) continue
      const { packs, ...language } = await languageOf(locale)
      const own = { ...language, packs: packs.slice(0, 1) }
      for (let length = 1; length <= whole.length; length += 1) {
        times.push(millisecondsOf(() => suggest(whole.slice(0, length), own)))
      }
    }
    const baseline = `parsing "1. korinther 13,4", ${(1000 * (await parseMs())).toFixed(1)} us`
    const shared = { id: 'PASSAGES-SUGGEST', unit: 'ms', baseline } as const
    return [
      limitFigure({
        ...shared,
        what: 'suggestions after a key, median of four languages',
        value: median(times),
        atMost: 0.3,
        detail: `worst ${Math.max(...times).toFixed(2)}`,
      }),
      limitFigure({
        ...shared,
        what: 'the first suggestion of a language, tables included',
        value: await firstMs(),
        atMost: 5,
      }),
    ]
  },
}

async function firstMs(): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const language = await languageOf('de')
    const pack = { ...(await loadNames('de')) }
    const from = performance.now()
    suggest('joh 3', { ...language, packs: [pack] })
    times.push(performance.now() - from)
  }
  return median(times)
}

async function parseMs(): Promise<number> {
  const context = passageContext(await languageOf('de'))
  return millisecondsOf(() => parsePassage('1. korinther 13,4', context))
}

/** Median of some rounds, each of several runs. */
function millisecondsOf(run: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const from = performance.now()
    for (let count = 0; count < 5; count += 1) run()
    return (performance.now() - from) / 5
  })
  return median(times)
}
