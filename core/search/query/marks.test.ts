import { describe, expect, it } from 'vitest'
import { type MarkedUnit, marksOf } from './marks'

const words = (...list: string[]): MarkedUnit => ({ words: list.map((word) => new Set(word.split('|'))) })

function marked(content: string, units: MarkedUnit[], language = 'de'): string {
  let text = ''
  let end = 0
  for (const [start, length] of marksOf(content, units, language)) {
    text += `${content.slice(end, start)}[${content.slice(start, start + length)}]`
    end = start + length
  }
  return text + content.slice(end)
}

describe('marks', () => {
  it('are on every word found, in any case, and leave notes out', () => {
    expect(marked('Und Gott* sprach: GOTT', [words('gott')])).toBe('Und [Gott]* sprach: [GOTT]')
  })

  it('are one over a phrase, across signs and notes', () => {
    expect(marked('Im Anfang* war, das Wort; im Anfang', [words('im', 'anfang', 'war')])).toBe(
      '[Im Anfang* war], das Wort; im Anfang',
    )
  })

  it('are on other forms of a word', () => {
    expect(marked('Haus und Häuser', [words('haus|häuser')])).toBe('[Haus] und [Häuser]')
  })

  it('are on the part alone, points and all', () => {
    const part = { words: [new Set(['barmherzigkeit'])], parts: ['herz'] }
    expect(marked('Barmherzigkeit', [part])).toBe('Barm[herz]igkeit')
    const pointed = { words: [new Set(['בראשית'])], parts: ['ראש'] }
    expect(marked('בְּרֵאשִׁית', [pointed], 'he')).toBe('בְּ[רֵאשִׁ]ית')
    const repeated = { words: [new Set(['anana'])], parts: ['an'] }
    expect(marked('Anana', [repeated])).toBe('[Anan]a')
  })

  it('are on the whole word where its part cannot be told', () => {
    const decomposed = { words: [new Set(['töricht'])], parts: ['ör'] }
    expect(marked('to\u0308richt', [decomposed])).toBe('[to\u0308richt]')
  })

  it('that touch or overlap are one', () => {
    expect(marked('Licht und Leben', [words('licht', 'und'), words('und', 'leben')])).toBe(
      '[Licht und Leben]',
    )
  })

  it('of pointed and unpointed words are the same', () => {
    expect(marked('בְּרֵאשִׁית בָּרָא', [words('ברא')], 'he')).toBe('בְּרֵאשִׁית [בָּרָא]')
  })
})
