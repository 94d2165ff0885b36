/** Corners have four shapes on every screen (UX 3.6): those of the tokens, or none. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..', 'src')
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
)

describe('style sheets', () => {
  it('are found', () => expect(sheets.length).toBeGreaterThan(20))

  it.each(sheets)('%s takes its corners from the tokens', (name) => {
    expect(ownCorners(readFileSync(join(root, name), 'utf8'))).toEqual([])
  })

  it('would notice a corner of its own', () => {
    for (const css of [
      'a { border-radius: 6px }',
      'a {\n  border-start-start-radius: 0.5em;\n}',
      'a { border-radius: 50% }',
      'a { border-radius: var(--r-xl) }',
      'a { border-radius: var(--r-sm) 3px 0 0 }',
    ])
      expect(ownCorners(css), css).toHaveLength(1)
    for (const css of [
      'a { border-radius: var(--r-sm) var(--r-sm) 0 0; border-end-end-radius: inherit }',
      'a { border-radius: 0; --r-sm: 5px }',
      '/* border-radius: 6px */',
    ])
      expect(ownCorners(css), css).toEqual([])
  })

  it('has them in four shapes', () => {
    const tokens = readFileSync(join(root, 'styles', 'tokens.css'), 'utf8')
    const corners = [...tokens.matchAll(/--(r-\w+): ([^;]+);/g)].map(([, name, value]) => `${name} ${value}`)
    expect(corners).toEqual(['r-sm 5px', 'r-md 8px', 'r-lg 12px', 'r-full 999px'])
  })
})

/** Declarations of corners that hold anything but tokens, 0 and inherit. */
function ownCorners(css: string): string[] {
  const declarations = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?<=[\s;{])border-(?:[\w-]+-)?radius\s*:([^;}]*)/g)
  return [...declarations]
    .map(([, value = '']) => value.trim())
    .filter(
      (value) => !value.split(/\s+/).every((one) => /^(?:0|inherit|var\(--r-(?:sm|md|lg|full)\))$/.test(one)),
    )
}
