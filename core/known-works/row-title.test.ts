import { describe, expect, it } from 'vitest'
import { rowTitle } from './row-title'

describe('the title in a row', () => {
  it.each([
    ['King James Version (1769) with Strongs Numbers and Morphology and CatchWords', 'King James Version'],
    ['World English Bible (WEB)', 'World English Bible'],
    ['World English Bible (Catholic)', 'World English Bible (Catholic)'],
    ['Starter-Ausgabe - eine schlichte Übertragung zum Ausprobieren von Perikope', 'Starter-Ausgabe'],
    ['Édition d’essai : une version simple pour essayer Perikope', 'Édition d’essai'],
    ['نسخة للبداية - صياغة مبسطة لتجربة Perikope', 'نسخة للبداية'],
    ['New English Translation of the Septuagint', 'New English Translation of the Septuagint'],
    ['(WEB)', '(WEB)'],
    ['Luther 1912', 'Luther 1912'],
  ])('of “%s” is “%s”', (name, title) => {
    expect(rowTitle(name)).toBe(title)
  })
})
