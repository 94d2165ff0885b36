import { describe, expect, it } from 'vitest'
import { type Frame, wrapText } from './wrap-text'

/** Every letter is as wide as half its size. */
const widthOf = (word: string) => word.length / 2

const frame: Frame = { widthPx: 100, heightPx: 60, lineHeight: 1, sizesPx: [30, 20, 10] }

describe('wrapText', () => {
  it('takes the largest size at which everything fits', () => {
    expect(wrapText('one two', frame, widthOf)).toEqual({ sizePx: 30, lines: ['one', 'two'] })
    expect(wrapText('one two three four', frame, widthOf)).toEqual({
      sizePx: 20,
      lines: ['one two', 'three four'],
    })
  })

  it('ends in an ellipsis where nothing fits, within the width', () => {
    const { sizePx, lines } = wrapText('word '.repeat(100), frame, widthOf)
    expect([sizePx, lines.length]).toEqual([10, 6])
    expect(lines.at(-1)).toBe('word word word …')
    for (const line of lines) expect(widthOf(line) * sizePx).toBeLessThanOrEqual(frame.widthPx)
  })

  it('breaks at any white space, and never inside of a word', () => {
    expect(wrapText('a\nb\u2003c', frame, widthOf).lines).toEqual(['a b c'])
    expect(wrapText('extraordinarily', { ...frame, sizesPx: [30] }, widthOf).lines).toEqual([
      'extraordinarily',
    ])
  })

  it('has no lines without text', () => {
    expect(wrapText('  ', frame, widthOf)).toEqual({ sizePx: 30, lines: [] })
  })
})
