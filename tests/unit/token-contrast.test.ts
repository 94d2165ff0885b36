/** Every pair of text and background in tokens.css, in each theme: 4.5:1 for text, 3:1 for controls (WCAG 1.4.3, 1.4.11). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '..', '..', 'src', 'styles', 'tokens.css'), 'utf8')
const themes = ['light', 'dark', 'sepia', 'black'] as const
const grounds = ['bg', 'surface', 'sunken']
const texts = ['text', 'muted', 'faint', 'accent', 'vnum', 'heading', 'success', 'warning', 'error']
const pairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent-soft', 'accent-soft'],
  ['text', 'accent-soft'],
  ['accent', 'accent-soft'],
  ['vnum', 'accent-soft'],
  ['success', 'success-bg'],
  ['warning', 'warning-bg'],
  ['error', 'error-bg'],
  ['text', 'warning-bg'],
  ['text', 'error-bg'],
  ['bg', 'text'],
] as const

describe.each(themes)('the theme %s', (theme) => {
  const tokens = tokensOf(theme)
  it.each(pairs)('shows %s on %s with at least 4.5:1', (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(grounds)('shows borders of controls and the focus on %s with at least 3:1', (ground) => {
    expect(contrast(tokens, 'control', ground)).toBeGreaterThanOrEqual(3)
    expect(contrast(tokens, 'focus', ground)).toBeGreaterThanOrEqual(3)
  })
})

describe.each(themes)('the theme %s for who wishes for more contrast', (theme) => {
  const opening = theme === 'light' ? '  :root {' : `  :root[data-theme="${theme}"] {`
  const start = css.indexOf(opening, css.indexOf('@media (prefers-contrast: more)'))
  const tokens = new Map([...tokensOf(theme), ...colours(css.slice(start, css.indexOf('}', start)))])
  it.each(grounds)('shows all words on %s with at least 7:1', (ground) => {
    for (const text of ['text', 'muted', 'faint'])
      expect(contrast(tokens, text, ground), text).toBeGreaterThanOrEqual(7)
  })
  it.each(grounds)('shows every border on %s with at least 3:1, of controls with 4.5:1', (ground) => {
    expect(contrast(tokens, 'border', ground)).toBeGreaterThanOrEqual(3)
    expect(contrast(tokens, 'control', ground)).toBeGreaterThanOrEqual(4.5)
  })
})

/** The colours of a theme: those of the root, and over them its own. */
function tokensOf(theme: (typeof themes)[number]): ReadonlyMap<string, string> {
  const own = theme === 'light' ? '' : blockOf(`:root[data-theme="${theme}"] {`)
  return new Map(colours(`${blockOf(':root {')}${own}`))
}

function colours(block: string): [name: string, value: string][] {
  return [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value])
}

function blockOf(opening: string): string {
  const start = css.indexOf(opening)
  expect(start, opening).toBeGreaterThanOrEqual(0)
  return css.slice(start, css.indexOf('\n}', start))
}

function contrast(tokens: ReadonlyMap<string, string>, first: string, second: string): number {
  const [light = 0, dark = 0] = [first, second]
    .map((name) => luminance(tokens.get(name) ?? ''))
    .sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = Number.NaN, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
