import { describe, expect, it } from 'vitest'
import { hangingQuote } from './hanging-quote'
import { layoutChapter } from './layout'

function quoteOf(content: string, align: 'start' | 'center' = 'start') {
  const blocks = [{ type: 'line', level: 1, verse: 1, offset: 0, align }] as const
  const { flow } = layoutChapter({
    canonical: 19_002_000,
    verses: [{ verse: 1, content }],
    blocks: [...blocks],
  })
  return flow[0] && hangingQuote(flow[0])
}

describe('a quotation mark at the beginning of a line', () => {
  it.each([
    ['“Let us break Their chains', 'double'],
    ['„Laßt uns zerreißen', 'double'],
    ['"Let us', 'double'],
    ['‘I am', 'single'],
    ['“‘I am', 'double-single'],
    ['»Laßt uns«', 'angle'],
    ['«لنقطع', 'angle'],
    ['«\u00A0Brisons', 'angle-space'],
    ['Why do', undefined],
    ['’Tis', undefined],
    ['(“Why”)', undefined],
  ])('in %s hangs as %s', (content, quote) => {
    expect(quoteOf(content)).toBe(quote)
  })

  it('does not hang before a centred line', () => {
    expect(quoteOf('“Why', 'center')).toBeUndefined()
  })
})
