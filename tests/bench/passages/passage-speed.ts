/** PASSAGES R-3: how long an input takes, on the rows of the tables that the other parser reads too; and the longest input. */
import { parsePassage } from '../../../core/scripture/passages/parse-passage'
import { englishRows } from '../../support/passages/english-rows'
import { germanRows } from '../../support/passages/german-rows'
import { otherRows } from '../../support/passages/other-rows'
import { contextOf, type Row } from '../../support/passages/read-rows'
import { type Bench, type Figure, limitFigure } from '../figure'
import { median } from '../measure'
import { otherParser, writtenOsis } from './other-parser'

interface Sides {
  ours: () => unknown
  theirs: () => unknown
}

const rows = [...germanRows, ...englishRows, ...otherRows]
const repetitions = 100
const rounds = 7

export const passageSpeed: Bench = {
  id: 'PASSAGES-SPEED',
  async measure() {
    const readable: Sides[] = []
    for (const row of rows) {
      const sides = await sidesOf(row)
      if (sides) readable.push(sides)
    }
    const times = readable.map((sides) => microsecondsOf(sides))
    const ours = median(times.map((time) => time.ours))
    const theirs = median(times.map((time) => time.theirs))
    return [
      {
        id: 'PASSAGES-SPEED',
        what: `one input, median of the ${readable.length} of ${rows.length} rows both read`,
        goal: '<= 15 us, >= 10 times faster',
        reached: `${ours.toFixed(1)} us, ${(theirs / ours).toFixed(0)} times faster`,
        baseline: `bible-passage-reference-parser, ${theirs.toFixed(0)} us`,
        isMet: ours <= 15 && theirs >= 10 * ours,
      },
      await longestInput(),
    ]
  },
}

/** Undefined where the other parser reads something else than the table says. */
async function sidesOf({ locale, input, result }: Row): Promise<Sides | undefined> {
  const read = await otherParser(locale)
  if (result === 'none' || writtenOsis(read(input)) !== result) return undefined
  const context = await contextOf(locale)
  return { ours: () => parsePassage(input, context), theirs: () => read(input) }
}

/** The two sides in turn, microseconds each. */
function microsecondsOf(sides: Sides): Record<keyof Sides, number> {
  const times: Record<keyof Sides, number[]> = { ours: [], theirs: [] }
  for (let round = -1; round < rounds; round += 1) {
    for (const side of ['theirs', 'ours'] as const) {
      const from = performance.now()
      for (let count = 0; count < repetitions; count += 1) sides[side]()
      if (round >= 0) times[side].push(((performance.now() - from) * 1000) / repetitions)
    }
  }
  return { ours: median(times.ours), theirs: median(times.theirs) }
}

/** What costs most: ambiguous names and lists, many references, names that are nearly names. */
const costly = [
  'Phi 2,3; ',
  'Jud 4; ',
  'Joh 1, 1',
  'John 3,16; ',
  '1. und ',
  'Johanes 3 ',
  'ä 1, 2-',
  'von der 1. ',
]

async function longestInput(): Promise<Figure> {
  const contexts = await Promise.all((['de', 'en', 'he'] as const).map(contextOf))
  const times = contexts.flatMap((context) =>
    costly.map((part) => {
      const input = part.repeat(500).slice(0, 500)
      const runs = Array.from({ length: rounds }, () => {
        const from = performance.now()
        parsePassage(input, context)
        return performance.now() - from
      })
      return { part, ms: median(runs) }
    }),
  )
  const [slowest = { part: '', ms: Number.NaN }] = times.toSorted((a, b) => b.ms - a.ms)
  return limitFigure({
    id: 'PASSAGES-SPEED',
    what: '500 characters, the worst of some inputs',
    value: slowest.ms,
    atMost: 5,
    unit: 'ms',
    detail: `"${slowest.part}"`,
    baseline: '',
  })
}
