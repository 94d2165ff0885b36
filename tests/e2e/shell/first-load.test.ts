/** What the first chapter waits for (design PERFORMANCE A2): panels, the editor and the local database come after it. */
import { describe, expect, it } from 'vitest'
import { firstScripts, scriptOf, scripts, styles } from '../../support/looks/first-load'

describe('the first load', () => {
  it.each([
    ['the local database', /DexieError/],
    ['the editor', /ProseMirror/],
    ['lists that are filtered', /useExtendedSearch/],
    ['the cleaning of HTML', /DOMPurify/],
  ])('comes without %s', (_, trace) => {
    const having = (paths: readonly string[]) => paths.filter((path) => trace.test(scriptOf(path)))
    expect(having(scripts())).not.toEqual([])
    expect(having(firstScripts('de'))).toEqual([])
  })

  it('has the styles of a text in the page itself, before the first script', () => {
    const html = scriptOf('index.html')
    expect(html).toContain('<style>')
    expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('<script'))
  })

  // They would be looked up again for every link of the chapter whenever anything on the page changes.
  it('has no styles that ask what is anywhere on the page, nor has what follows it', () => {
    const all = styles()
    expect(all.filter((css) => css.includes('data-with-selection-bar'))).not.toEqual([])
    expect(all.filter((css) => /(?:^|[^\w-])(?:html|:root|body)[^\s,{>+~]*:has\(/.test(css))).toEqual([])
  })
})
