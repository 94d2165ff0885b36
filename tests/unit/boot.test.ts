/** The script before the first paint: small, since everything waits for it, and run by browsers that are too old for the app. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const source = readFileSync(join(import.meta.dirname, '..', '..', 'public', 'boot.js'), 'utf8')

interface Visit {
  cookie?: string
  search?: string
  /** What the browser says of the colours the app needs; absent where it cannot be asked. */
  supports?: boolean
}

/** Runs the script and gives the attributes it set on the root element. */
function boot({ cookie = '', search = '', supports }: Visit): Record<string, string> {
  const attributes: Record<string, string> = {}
  const root = {
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
    set lang(value: string) {
      attributes['lang'] = value
    },
    set dir(value: string) {
      attributes['dir'] = value
    },
  }
  const css = supports === undefined ? undefined : { supports: () => supports }
  const document = { documentElement: root, cookie, querySelector: () => null }
  const globals = { document, location: { search }, CSS: css }
  runInNewContext(source, { ...globals, window: globals, decodeURIComponent, JSON })
  return attributes
}

it('fits one packet', () => {
  expect(Buffer.byteLength(source)).toBeLessThan(1_200)
})

it.each([
  ['too old to be asked', {}, { 'data-outdated': '' }],
  ['too old for the colours', { supports: false }, { 'data-outdated': '' }],
  ['new enough', { supports: true }, {}],
])('marks a browser that is %s', (_, visit, attributes) => {
  expect(boot(visit)).toEqual(attributes)
})

it('sets language, direction and look of the last visit, the address before it', () => {
  const display = encodeURIComponent(JSON.stringify({ theme: 'sepia', font: 'lato' }))
  expect(boot({ cookie: `a=b; locale=fa; bs-display=${display}`, search: '?dark', supports: true })).toEqual({
    lang: 'fa',
    dir: 'rtl',
    'data-theme': 'dark',
    'data-font': 'lato',
  })
})
