import { describe, expect, it } from 'vitest'
import { headKey } from '#core/content/model/head-key'
import { type HeadList, type KnownHeads, lettersOf, listHeads } from './merge-heads'

const known = (abbr: string, heads: readonly string[], isWhole = true): KnownHeads => ({
  abbr,
  locale: 'en',
  rows: heads.map((head, place) => ({ id: place + 1, head })),
  keys: heads.map(headKey),
  isWhole,
})
const all = { prefix: '', isDigit: false }
const easton = known('EASTON', ['Aaron', 'Abba', 'Zion'])
const smith = known('SMITH', ['AARON', 'ADAM', 'Adam', 'Adam, the city', 'ZION'])
const shown = ({ sections }: HeadList) =>
  sections.map(({ heads }) =>
    heads.map(({ head, places }) => `${head} ${places.map(({ abbr, id }) => `${abbr}${id}`).join(' ')}`),
  )

describe('heads of several dictionaries', () => {
  it('stand in one list, each once', () => {
    expect(shown(listHeads([easton, smith], all, 'name'))).toEqual([
      ['Aaron EASTON1 SMITH1', 'Abba EASTON2', 'ADAM SMITH2', 'Adam, the city SMITH4', 'Zion EASTON3 SMITH5'],
    ])
  })

  it('stand by dictionary', () => {
    const { sections } = listHeads([easton, smith], all, 'dictionary')
    expect(sections.map(({ abbr, heads }) => [abbr, heads.length])).toEqual([
      ['EASTON', 3],
      ['SMITH', 4],
    ])
  })

  it('are those that begin like a word, or with a digit', () => {
    expect(shown(listHeads([easton, smith], { prefix: 'ab', isDigit: false }, 'name'))).toEqual([
      ['Abba EASTON2'],
    ])
    const numbers = known('N', ['12 Tribes', 'Aaron'])
    expect(shown(listHeads([numbers], { prefix: '', isDigit: true }, ''))).toEqual([['12 Tribes N1']])
  })

  it('end where one of them is known no further', () => {
    const begun = known('SMITH', ['AARON', 'ADAM'], false)
    expect(listHeads([easton, begun], all, 'name').isWhole).toBe(false)
    expect(shown(listHeads([easton, begun], all, 'name'))).toEqual([
      ['Aaron EASTON1 SMITH1', 'Abba EASTON2', 'ADAM SMITH2'],
    ])
    expect(shown(listHeads([begun, easton], all, 'dictionary'))).toHaveLength(1)
  })

  it('begin with letters in their order', () => {
    expect(
      lettersOf(
        [
          ['0', 'a', 'z'],
          ['b', 'a'],
        ],
        'en',
      ),
    ).toEqual(['0', 'a', 'b', 'z'])
  })
})
