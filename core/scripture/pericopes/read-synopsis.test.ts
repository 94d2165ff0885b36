import { beforeAll, describe, expect, it } from 'vitest'
import { starterSource } from '../../../tests/support/editions/starter-source'
import type { PageSource } from '../reading/page-source'
import { pericopeOf, pericopesAt } from './pericopes'
import { readSynopsis } from './read-synopsis'

let source: PageSource
beforeAll(async () => {
  source = await starterSource(['SDE', 'SEN'])
})

/** The pericope that a verse is read in. */
function at(canonical: number) {
  const [pericope] = pericopesAt(canonical, canonical)
  if (!pericope) throw new RangeError(`${canonical} is in no gospel`)
  return pericope
}

describe('readSynopsis', () => {
  it('reads each passage of the edition and says what it lacks', async () => {
    const reading = await readSynopsis(source, 'sde', at(41_001_007), 'de')
    const columns = reading.kind === 'found' ? reading.columns : []
    expect(columns.map(({ book, passages }) => [book, passages.map(({ state }) => state)])).toEqual([
      [40, ['absent']],
      [41, ['here']],
      [42, ['absent']],
      [43, ['here']],
    ])
    const mark = columns[1]?.passages[0]
    expect(mark?.texts.map(({ chapter, verses }) => [chapter, verses.map(({ verse }) => verse)])).toEqual([
      [41_001_000, [7, 8]],
    ])
    expect(mark?.texts[0]?.verses.every(({ content }) => content.length > 20)).toBe(true)
  })

  it('puts first what is read here, and after it what is told elsewhere', async () => {
    const reading = await readSynopsis(source, 'SDE', at(41_001_010), 'de')
    const john = reading.kind === 'found' ? reading.columns.at(-1) : undefined
    expect(john).toMatchObject({
      book: 43,
      passages: [{ isElsewhere: true, from: 43_001_029, to: 43_001_034 }],
    })
  })

  it('reads over the end of a chapter', async () => {
    const reading = await readSynopsis(source, 'SDE', at(41_009_001), 'de')
    const mark = reading.kind === 'found' ? reading.columns.find(({ book }) => book === 41) : undefined
    expect(mark?.passages[0]?.texts.map(({ chapter, verses }) => [chapter, verses.length])).toEqual([
      [41_008_000, 5],
      [41_009_000, 1],
    ])
  })

  it('names each chapter that is not on the device once', async () => {
    const away = await starterSource(['SDE'], () => false)
    const reading = await readSynopsis(away, 'SDE', at(43_003_001), 'de')
    expect(reading).toMatchObject({
      kind: 'found',
      missing: [{ abbreviation: 'SDE', canonical: 43_003_000 }],
      columns: [{ passages: [{ state: 'missing' }] }],
    })
  })

  it('says which edition it does not know', async () => {
    const pericope = pericopeOf(1)
    expect(pericope && (await readSynopsis(source, 'XYZ', pericope, 'de'))).toEqual({
      kind: 'edition-unknown',
      abbreviation: 'XYZ',
    })
  })
})
