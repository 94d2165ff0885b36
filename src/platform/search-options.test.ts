// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { changeSearchOptions, defaultSearchChoice, readChoice } from './search-options'

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

  it('are kept in a cookie and read back', () => {
    changeSearchOptions({ type: 'classic', area: ['nt', 19], umlaute: true })
    const [, value = ''] = /bs-search=([^;]*)/.exec(document.cookie) ?? []
    expect(readChoice(decodeURIComponent(value))).toEqual({
      ...defaultSearchChoice,
      type: 'classic',
      area: ['nt', 19],
      umlaute: true,
    })
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
