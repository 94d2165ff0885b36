/** What the first chapter waits for (design PERFORMANCE A2): panels, the editor and the local database come after it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '#core/contract/locales'
import { firstScripts, scriptOf, scripts, styles } from '../../support/looks/first-load'
import { projectRoot } from '../../support/servers/app-server'

/** The beginning of a text that only the later messages of a language have. */
function lateText(locale: string): string {
  const texts = JSON.parse(readFileSync(join(projectRoot, 'core/languages', locale, 'sync.json'), 'utf8'))
  return texts.spaceFull.split(/[\u00a0\u202f{]/)[0]
}

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

  it.each(locales)('leaves the later messages of %s to one file, which holds no other language', (locale) => {
    const [late = '', ...others] = scripts().filter((path) => path.includes(`/lang-${locale}-late-`))
    expect(others).toEqual([])
    const having = (text: string) => scripts().filter((path) => scriptOf(path).includes(text))
    expect(having(lateText(locale))).toEqual([late])
    const named = [...scriptOf(late).matchAll(/lang-(\w+)-/g)].map(([, name]) => name)
    expect(new Set(named)).toEqual(new Set([locale]))
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
