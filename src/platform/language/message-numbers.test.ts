import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import ar from '../../../core/languages/ar/reading.json'
import deLibrary from '../../../core/languages/de/library.json'
import de from '../../../core/languages/de/reading.json'
import fa from '../../../core/languages/fa/reading.json'
import { formatNumber } from '../../ui/words/format-number'
import { messageNumbers } from './message-numbers'

const messages = createInstance()
await messages.use(messageNumbers).init({
  lng: 'de',
  ns: ['reading', 'library'],
  resources: { de: { reading: de, library: deLibrary }, fa: { reading: fa }, ar: { reading: ar } },
  interpolation: { escapeValue: false, alwaysFormat: true },
})
const say = (locale: string, key: string, values: Record<string, unknown>) =>
  messages.getFixedT(locale, 'reading')(key, values)

describe('a number in a text', () => {
  it('has the digits of the language', () => {
    expect(say('de', 'versesSelected', { count: 1234 })).toBe('1.234 Verse ausgewählt')
    expect(say('fa', 'versesSelected', { count: 12 })).toContain('۱۲')
    expect(say('fa', 'versesSelected', { count: 12 })).not.toMatch(/\d/)
    expect(say('fa', 'fontSizeValue', { step: 6, steps: 11 })).toMatch(/۶.*۱۱/)
    expect(say('ar', 'versesSelected', { count: 12 })).toContain(formatNumber(12, 'ar'))
  })

  it('still decides the plural form', () => {
    expect(say('de', 'versesSelected', { count: 1 })).toBe('1 Vers ausgewählt')
  })

  it('stays as it is where it was written before: a percentage, a line of a file', () => {
    const library = messages.getFixedT('de', 'library')
    expect(library('importWhere', { file: 'a.usfm', line: '1234' })).toBe('a.usfm, Zeile 1234')
    expect(library('state-running', { percent: '72 %' })).toBe('72 % geladen')
  })
})
