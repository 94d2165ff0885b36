/** Style sheets speak of start and end, never of left and right, so that every screen has its mirror image by itself. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..', 'src')
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
)
/** Physical names; the insets of the safe area are the window's own and have no other. */
const physical =
  /(^|[\s;{])((margin|padding|border|inset|scroll-margin|scroll-padding)-(left|right|top|bottom)[\w-]*|left|right|top|bottom|(min-|max-)?(width|height)|border-(top|bottom)-(left|right)-radius)\s*:|(text-align|float|clear|caption-side)\s*:\s*(left|right)/

/** A part of a drawing chosen by its place: a ring without its first part would take the other one for it. */
const byPlace = /\b(circle|rect|path|line|ellipse|polyline|polygon)[^\s,{]*:(first|last|nth|only)-/

describe('style sheets', () => {
  it('are found', () => expect(sheets.length).toBeGreaterThan(20))

  it.each(sheets)('%s has logical properties only', (name) => {
    const declarations = readFileSync(join(root, name), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split('\n')
      .filter((line) => !line.trimStart().startsWith('@media'))
    expect(declarations.filter((line) => physical.test(line))).toEqual([])
  })

  it.each(sheets)(
    '%s colours no part of a drawing by its place among others, which may be missing',
    (name) => {
      expect(readFileSync(join(root, name), 'utf8').match(byPlace)).toBeNull()
    },
  )

  it('would notice a physical one', () => {
    for (const line of ['  margin-left: 4px;', 'a { left: 0 }', '  text-align: right;', '  width: 3em;'])
      expect(physical.test(line), line).toBe(true)
    for (const line of ['  margin-inline-start: 4px;', '  inset-block-start: 0;', '  stroke-width: 1.75;'])
      expect(physical.test(line), line).toBe(false)
  })
})
