// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { defaultSearchChoice, optionsOfSearch, readChoice, searchOfOptions } from './search-options'

describe('the options of a search', () => {
  it('are the defaults of the specification before anything is chosen', () => {
    expect(readChoice(undefined)).toEqual({
      type: 'hybrid',
      coherence: 2,
      area: [],
      fullwords: true,
      umlaute: false,
      exactPhrase: false,
      searchHeadings: false,
      sort: 'hits',
    })
  })

  it('are options of the person, and are read from them again', () => {
    const change = { type: 'classic', area: ['nt', 19], umlaute: true } as const
    const entries = optionsOfSearch({ ...change, area: [...change.area] })
    expect(entries).toEqual([
      ['searchOptions.type', 'classic'],
      ['searchOptions.umlaute', true],
      ['searchOptions.area', 'nt,19'],
    ])
    expect(searchOfOptions(new Map(entries), defaultSearchChoice)).toEqual({
      ...defaultSearchChoice,
      ...change,
    })
    expect(searchOfOptions(new Map([['searchOptions.area', '']]), defaultSearchChoice).area).toEqual([])
  })

  it('that nobody set stay as this device has them', () => {
    const choice = { ...defaultSearchChoice, coherence: 4, umlaute: true }
    expect(searchOfOptions(new Map([['searchOptions.umlaute', false]]), choice)).toEqual({
      ...choice,
      umlaute: false,
    })
  })

  it('are read from a cookie', () => {
    const choice = { ...defaultSearchChoice, type: 'classic' as const, area: ['nt' as const, 19] }
    expect(readChoice(JSON.stringify(choice))).toEqual(choice)
  })

  it('are the defaults where the cookie is broken, and take what another version did not know as it was', () => {
    for (const text of ['', '{', 'null', '7', '{"coherence":9}', '{"area":["ot"]}'])
      expect(readChoice(text), text).toEqual(defaultSearchChoice)
    expect(readChoice('{"umlaute":true,"type":"semantic"}')).toEqual({
      ...defaultSearchChoice,
      umlaute: true,
    })
  })
})
