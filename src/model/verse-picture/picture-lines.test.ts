import { describe, expect, it } from 'vitest'
import { fitText, type Measure, piecesOf } from './picture-lines'

/** Measures with letters half as wide as high. */
const measure: Measure = (words, sizePx) => [...words].length * sizePx * 0.5
const room = { widthPx: 900, heightPx: 600, lineHeight: 1.4 }
const fit = (text: string, locale = 'de') => fitText(piecesOf(text, locale), room, measure)

describe('the text of a picture', () => {
  it('is as large as it can be, in lines that are not longer than the room', () => {
    const short = fit('Jesus weinte.')
    expect(short).toEqual({ sizePx: 92, lines: ['Jesus weinte.'] })
    const long = fit('Im Anfang war das Wort, und das Wort war bei Gott, und Gott war das Wort. '.repeat(4))
    expect(long?.sizePx).toBeLessThan(92)
    for (const line of long?.lines ?? []) expect(measure(line, long?.sizePx ?? 0)).toBeLessThanOrEqual(900)
    expect((long?.lines.length ?? 0) * (long?.sizePx ?? 0) * 1.4).toBeLessThanOrEqual(600)
  })

  it('keeps every word in order', () => {
    const text = 'Das Licht leuchtet in der Finsternis, und die Finsternis hat es nicht überwunden.'
    expect(fit(text)?.lines.join(' ')).toBe(text)
  })

  it('leaves no word alone in the last line', () => {
    const { lines = [], sizePx = 0 } = fit('Er kam in das, was ihm gehörte, doch niemand') ?? {}
    expect(lines.length).toBeGreaterThan(1)
    const widths = lines.map((line) => measure(line, sizePx))
    expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2)
  })

  it('is none when it is too long', () => {
    expect(fit('Wort '.repeat(2000))).toBeUndefined()
    expect(fit('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung')).toBeUndefined()
  })

  it('breaks scripts without spaces between words, never before a full stop', () => {
    const text = '神爱世人,甚至将他的独生子赐给他们,叫一切信他的不至灭亡,反得永生。'
    const { lines = [] } = fit(text, 'zh') ?? {}
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('')).toBe(text)
    for (const line of lines) expect(line).not.toMatch(/^[,。]/)
  })
})
