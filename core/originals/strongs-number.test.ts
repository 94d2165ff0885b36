import { describe, expect, it } from 'vitest'
import { isFoundBy, parseNumber, readNumbers } from './strongs-number'

describe('numbers of words', () => {
  it.each([
    ['strong:H07225', ['H7225']],
    ['H7225', ['H7225']],
    ['{H7225}', ['H7225']],
    ['7225', ['H7225']],
    ['b/7225', ['H7225']],
    ['c/d/776', ['H776']],
    ['1254 a', ['H1254A']],
    ['H0430G', ['H430G']],
    ['strong:G3588 strong:G2316', ['G3588', 'G2316']],
    ['strong:G1161 lemma.TR:δε', ['G1161']],
    ['H9003/{H7225G}', ['H7225G']],
    ['<WH7225><WTH8804>', ['H7225']],
    ['#sH7225', ['H7225']],
    ['sword://StrongsHebrew/07225', ['H7225']],
    ['Strong’s Hebrew 430', ['H430']],
    ['<S>7225</S><m>V-AAI-3S</m>', ['H7225']],
    ['x-strong="H0853" x-occurrence="1"', ['H853']],
    ['G25 I love', ['G25']],
    ['G1510.7.3', ['G1510']],
    ['٧٢٢٥', ['H7225']],
    ['Ｈ７２２５', ['H7225']],
    ['robinson:V-2AAI-3S', []],
    ['John 3:16', []],
    ['TWOT 216', []],
    ['GK G26', []],
    ['25 % off', []],
    ['2024-05-31', []],
    ['½', []],
    ['c', []],
    ['', []],
  ])('%j are %j', (text, numbers) => {
    expect(readNumbers(text, 'H').numbers).toEqual(numbers)
  })

  it('take bare ones for the language of the book', () => {
    expect(readNumbers('25', 'G').numbers).toEqual(['G25'])
  })

  it('tell codes of verb forms and placeholders apart', () => {
    expect(readNumbers('G5656 H8804 H0000 H9003 G25', 'G')).toEqual({
      numbers: ['G25'],
      forms: ['G5656', 'H8804'],
      placeholders: 2,
    })
  })

  it('are read as a person types them, and nothing else is', () => {
    expect(['g25', 'G0025', 'strong:H430g', ' H7225 '].map(parseNumber)).toEqual([
      'G25',
      'G25',
      'H430G',
      'H7225',
    ])
    expect(['25', 'G', 'G0', 'G25x1', 'Gen 25', 'H123456'].map(parseNumber)).toEqual(Array(6).fill(undefined))
  })

  it('find their refinements, and no neighbour', () => {
    expect([isFoundBy('H430G', 'H430'), isFoundBy('H430', 'H430G'), isFoundBy('G2662', 'G266')]).toEqual([
      true,
      false,
      false,
    ])
  })
})
