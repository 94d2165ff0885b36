/** Everything moves as one material (UX 3.7): in the time and the curve of `--motion`, which is nothing for who wishes no motion. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { motion } from '../../src/ui/timing/motion'

const root = join(import.meta.dirname, '..', '..', 'src')
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
)
const tokens = readFileSync(join(root, 'styles', 'tokens.css'), 'utf8')
/** Motions by name (styles/motion.css), each of which lasts as long as `--motion`. */
const named = [
  ...readFileSync(join(root, 'styles', 'motion.css'), 'utf8').matchAll(
    /(--[\w-]+): [\w-]+ var\(--motion\);/g,
  ),
].map(([, name = '']) => name)

/** What has a time of its own, and why. */
const reasons: Readonly<Record<string, string>> = {
  'wait 150ms step-end': 'Moves nothing: lines of a skeleton are not shown where the text comes at once.',
  'waiting 800ms step-end': 'Moves nothing: a notice that most people never see is not shown at once.',
  'settling 3s step-end':
    'Moves nothing: what stands below something awaited comes with it, so that it need not move.',
}

describe('style sheets', () => {
  it('are found, and motions in them', () => {
    expect(sheets.length).toBeGreaterThan(20)
    expect(named.length).toBeGreaterThan(3)
  })

  it.each(sheets)('%s moves as all others do', (name) => {
    expect(ownMotions(readFileSync(join(root, name), 'utf8')).filter((one) => !(one in reasons))).toEqual([])
  })

  it('gives no reason for what is not there', () => {
    const all = sheets.flatMap((name) => ownMotions(readFileSync(join(root, name), 'utf8')))
    expect(Object.keys(reasons).filter((one) => !all.includes(one))).toEqual([])
  })

  it('would notice a motion of its own', () => {
    for (const css of [
      'a { transition: color 120ms }',
      'a { transition: color var(--t-fast) }',
      'a {\n  animation: slide 0.3s var(--motion);\n}',
      'a { animation-duration: 1s }',
      'a { transition: color var(--motion), opacity 1s }',
    ])
      expect(ownMotions(css), css).toHaveLength(1)
    for (const css of [
      'a { transition: color var(--motion), opacity var(--motion) }',
      'a { animation: var(--appear) }',
      'a { animation: none; animation-name: slide-in; transition-property: color }',
      '/* transition: color 120ms */',
    ])
      expect(ownMotions(css), css).toEqual([])
  })
})

describe('the one motion', () => {
  it('takes 180 ms, in style sheets and in scripts', () => {
    expect(motion.duration).toBe(180)
    expect(tokens).toContain(`--motion: ${motion.duration}ms ${motion.easing};`)
  })

  it('is none for people who wish that nothing moves', () => {
    const [, calm = ''] = tokens.split('@media (prefers-reduced-motion: reduce)')
    expect(calm.split('}')[0]).toContain('--motion: 0s;')
  })
})

/** Values of transitions and animations with a time that is not the one of all. */
function ownMotions(css: string): string[] {
  const declarations = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?<=[\s;{])(?:transition|animation)(?:-duration|-timing-function|-delay)?\s*:([^;}]*)/g)
  return [...declarations]
    .map(([, value = '']) => value.trim())
    .filter((value) => !value.split(/,(?![^(]*\))/).every(isOurs))
}

function isOurs(part: string): boolean {
  const words = part.trim().split(/\s+(?![^(]*\))/)
  const isNamed = words.length === 1 && named.some((name) => words[0] === `var(${name})`)
  return part.trim() === 'none' || isNamed || (words.length === 2 && words[1] === 'var(--motion)')
}
