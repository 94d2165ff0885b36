import { describe, expect, it } from 'vitest'
import type { Numbering } from '../../contract/editions/edition'
import { loadNames } from '../names/load-names'
import { buildNameIndex } from '../passages/naming/name-index'
import { parseStanding } from '../passages/parse-standing'
import { furtherNumberings } from './further-numberings'
import { verseTable } from './verse-table'

const org: Numbering = { base: 'org', corrections: [] }
const eng: Numbering = { base: 'eng', corrections: [] }
const pack = await loadNames('de')
const { separators } = pack
const names = [buildNameIndex(pack)]

function read(input: string, first: Numbering, ...others: Numbering[]) {
  const context = { names, separators, table: verseTable(first) }
  const { refs, warnings } = parseStanding(input, context, furtherNumberings([first, ...others]))
  return { ranges: refs.map(({ from, to }) => [from, to]), warnings }
}

describe('an input in several numberings', () => {
  it.each([
    ['Joel 3,21', 29004021, 29004021],
    ['Joel 3,18-21', 29004018, 29004021],
    ['Mal 4', 39003000, 39003000],
    ['Mal 4,2', 39003020, 39003020],
  ])('%s is in the first one where a further one has it', (input, from, to) => {
    expect(read(input, org).ranges).not.toEqual([[from, to]])
    expect(read(input, org, eng)).toEqual({ ranges: [[from, to]], warnings: [] })
  })

  it('is the first one’s own place where that has it', () => {
    expect(read('Joel 3,1', org, eng).ranges).toEqual([[29003001, 29003001]])
    expect(read('Joel 3,1', eng, org).ranges).toEqual([[29003001, 29003001]])
    expect(read('Joel 4,1', eng, org).ranges).toEqual([[29003001, 29003001]])
  })

  it('says what is missing where no one has it, in the words of the first', () => {
    expect(read('Joel 9,1', org, eng)).toEqual(read('Joel 9,1', org))
    expect(read('Joel 9,1', org, eng).warnings).toEqual(['no-such-chapter'])
  })
})
