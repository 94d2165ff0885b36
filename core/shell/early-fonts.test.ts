import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withFontsOf } from './early-fonts'

const shell = readFileSync(join(import.meta.dirname, '..', '..', 'index.html'), 'utf8')
const fontsIn = (html: string) => [...html.matchAll(/<link data-script="(\w+)"/g)].map(([, script]) => script)

describe('withFontsOf', () => {
  it.each([
    [['de'], ['latn', 'latn']],
    [['grc'], ['grek', 'grek']],
    [['ar-EG'], ['arab', 'arab']],
    [
      ['fa', 'ar'],
      ['arab', 'arab'],
    ],
    [['hbo'], ['hebr', 'hebr']],
    [['my'], ['mymr']],
    [
      ['en', 'he', 'ar'],
      ['latn', 'latn', 'arab', 'arab', 'hebr', 'hebr'],
    ],
  ])('keeps the fonts of %j', (languages, scripts) => {
    expect(fontsIn(withFontsOf(shell, languages))).toEqual(scripts)
  })

  it('changes nothing else', () => {
    const rest = (html: string) => html.split('\n').filter((line) => !line.includes('data-script'))
    expect(rest(withFontsOf(shell, ['he']))).toEqual(rest(shell))
  })
})
