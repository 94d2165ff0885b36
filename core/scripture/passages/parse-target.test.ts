import { describe, expect, it } from 'vitest'
import { parseTarget } from './parse-target'

describe('the target of a cross reference', () => {
  it.each([
    ['Gen.1.1', 1001001, undefined],
    ['Gen.1.1-Gen.1.3', 1001001, 1001003],
    ['Bible.KJV:Gen.1.1!a-Bible.KJV:Exod.2.3', 1001001, 2002003],
    ['Gen.1.1-3', 1001001, 1001003],
    ['Gen.1', 1001000, undefined],
    ['Gen', 1000000, undefined],
    ['1Sam.3.4 Ps.23', 9003004, undefined],
    ['Sus.1.3', 27013003, undefined],
    ['EpJer.1.2', 96006002, undefined],
    ['PrAzar.1.1', 27003024, undefined],
    ['GEN 1:1-3', 1001001, 1001003],
    ['GEN 1:31-2:3', 1001031, 1002003],
    ['GEN 1-2', 1001000, 1002000],
    ['GEN 1–2:3', 1001000, 1002003],
    ['1SA 3', 9003000, undefined],
    ['MAT 5:3, 5', 40005003, undefined],
    ['1;1;1-3', 1001001, 1001003],
    ['43;3;16', 43003016, undefined],
    ['70;3', 95003000, undefined],
  ])('%s', (target, canonical, end) => {
    expect(parseTarget(target)).toEqual(end === undefined ? { canonical } : { canonical, canonical_end: end })
  })

  it.each(['', 'Joh 3,16', '3Macc.1.1', 'XXX 1:1', '76;1;1', 'http://example.org', 'Gen.1.1-Foo.2', '-'])(
    '%s is none',
    (target) => {
      expect(parseTarget(target)).toBeUndefined()
    },
  )
})
