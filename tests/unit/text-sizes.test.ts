/** Who sets a larger letter in the browser gets everything larger: sizes of letters follow the root element, none is written in px. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const sheets = ['src', 'public'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
)

describe('style sheets', () => {
  it('are found', () => expect(sheets.length).toBeGreaterThan(20))

  it.each(sheets)('%s has no size of letters in px', (name) => {
    expect(fixedSizes(readFileSync(join(root, name), 'utf8'))).toEqual([])
  })

  it.each(sheets.filter((name) => name.startsWith('src')))('%s takes its sizes from the tokens', (name) => {
    expect(ownSizes(readFileSync(join(root, name), 'utf8'))).toEqual([])
  })

  it('would notice a size of its own', () => {
    expect(ownSizes('a { font: 700 1.05rem / 1.4 var(--font-ui) }')).toHaveLength(1)
    expect(ownSizes('a { font-size: 0.9rem }')).toHaveLength(1)
    expect(ownSizes('a { font: 700 var(--size-ui) / 1.5rem x; padding: 1rem }')).toEqual([])
    expect(ownSizes('h1 { font-size: clamp(1.5rem, 4vw, 2rem) }')).toEqual([])
  })

  it('would notice one', () => {
    for (const css of [
      'a { font-size: 15px }',
      'a {\n  font: 700 15.5px / 1.3 var(--font-ui);\n}',
      'a { font-size: calc(17px * var(--read-script)) }',
      'a {\n  font:\n    400 clamp(1rem, 4vw, 40px) / 1.2 serif;\n}',
      'html { font-size: 100%; line-height: 20px }',
    ])
      expect(fixedSizes(css), css).toHaveLength(1)
    for (const css of [
      'a { font-size: 1rem; padding: 4px }',
      '/* font-size: 15px */',
      'a { --font-ui: 4px }',
    ])
      expect(fixedSizes(css), css).toEqual([])
  })
})

/** Declarations of the size of letters, or of their lines, with a length in px. */
function fixedSizes(css: string): string[] {
  const declarations = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?<=[\s;{])(?:font|font-size|line-height)\s*:[^;}]*/g)
  return [...declarations].map(([declaration]) => declaration).filter((one) => /\dpx/.test(one))
}

/** Sizes in rem that are no token (src/styles/tokens.css); what grows with the window says its ends. */
function ownSizes(css: string): string[] {
  const declarations = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=[\s;{])font(?:-size)?\s*:[^;}/]*/g)
  return [...declarations]
    .map(([declaration]) => declaration)
    .filter((one) => /[\d.]rem/.test(one) && !/clamp\(|calc\(/.test(one))
}
