/** PASSAGES B-6, R-9: default names of five letters or more with one random edit, not of the first letter: how many are found. */
import { locales } from '../../../core/contract/locales'
import { loadNames } from '../../../core/scripture/names/load-names'
import { parsePassage } from '../../../core/scripture/passages/parse-passage'
import { contextOf } from '../../support/passages/read-rows'
import type { Bench, Figure } from '../figure'
import { otherParser, writtenOsis } from './other-parser'

const trialsPerName = 20
const leastLetters = 5

export const passageSlips: Bench = {
  id: 'PASSAGES-SLIPS',
  async measure() {
    const figures: Figure[] = []
    for (const locale of locales) figures.push(await slipsIn(locale))
    return figures
  },
}

async function slipsIn(locale: (typeof locales)[number]): Promise<Figure> {
  const { names } = await loadNames(locale)
  const context = await contextOf(locale)
  const read = await otherParser(locale)
  const random = randomOf(1)
  const found = { ours: 0, theirs: 0, trials: 0 }
  for (const { number, name, chapter } of Object.values(names)) {
    if ((name.match(/\p{L}/gu)?.length ?? 0) < leastLetters) continue
    for (let trial = 0; trial < trialsPerName; trial += 1) {
      const input = `${withSlip(chapter, random)} 1`
      const book = String(number)
      found.trials += 1
      if (String(parsePassage(input, context).refs[0]?.from).slice(0, -6) === book) found.ours += 1
      if (writtenOsis(read(input)).split(/[-,]/)[0]?.slice(0, -6) === book) found.theirs += 1
    }
  }
  const share = (count: number) => `${((100 * count) / found.trials).toFixed(1)} %`
  return {
    id: 'PASSAGES-SLIPS',
    what: `names in ${locale} with one slip and a chapter, ${found.trials} tried`,
    goal: 'more than the other',
    reached: share(found.ours),
    baseline: `the other, ${share(found.theirs)}`,
    isMet: found.ours >= found.theirs,
  }
}

/** One letter after the first one left out, doubled with another, replaced, or swapped with the next. */
function withSlip(name: string, random: (below: number) => number): string {
  const places = Array.from(name.matchAll(/\p{L}/gu), ({ index }) => index).slice(1)
  const at = places[random(places.length)] ?? 0
  const letter = name.charAt(places[random(places.length)] ?? 0)
  const [before, own, after] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)]
  const forms = [before + after, before + letter + own + after, before + letter + after]
  const next = after.charAt(0)
  if (/\p{L}/u.test(next)) forms.push(before + next + own + after.slice(1))
  return forms[random(forms.length)] ?? name
}

/** The same numbers in every run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) % below
  }
}
