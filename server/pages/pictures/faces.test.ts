import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#core/contract/locales'
import { loadNames } from '#core/scripture/names/load-names'
import { interfaceFaces, isDrawable, loadPainter, type Painter, readingFaces } from './faces'

let painter: Painter
beforeAll(async () => {
  painter = await loadPainter()
})

function widthOf(text: string, faces: string, weight = 400): number {
  const context = painter.createCanvas(10, 10).getContext('2d')
  context.font = `${weight} 50px ${faces}`
  return context.measureText(text).width
}

describe('the faces of pictures', () => {
  it.each([
    ['Arabic letters', 'بسب'],
    ['the ligature of lam and alif', 'لا'],
  ])('join %s', (_, word) => {
    const apart = [...word].join('\u200C')
    expect(widthOf(word, readingFaces)).toBeLessThan(widthOf(apart, readingFaces))
  })

  it('put Hebrew vowels under their letters', () => {
    expect(widthOf('בְּרֵאשִׁית', readingFaces)).toBe(widthOf('בראשית', readingFaces))
  })

  it.each([
    ['Latin', 'Wort'],
    ['more Latin', 'łőž'],
    ['Greek', 'λόγος'],
    ['Greek with breathings', 'ἀρχῇ'],
    ['Hebrew', 'דבר'],
    ['Arabic', 'كلمة'],
    ['Cyrillic', 'слово'],
  ])('have %s, bold too', (_, word) => {
    expect(widthOf(word, readingFaces)).not.toBe(widthOf(word, '"no such face"'))
    expect(widthOf(word, readingFaces, 700)).not.toBe(widthOf(word, readingFaces))
    expect(widthOf(word, interfaceFaces)).toBeGreaterThan(0)
  })

  it.each(locales)('have every book name of %s', async (locale) => {
    const { names } = await loadNames(locale)
    expect(Object.values(names).filter(({ name }) => !isDrawable(name))).toEqual([])
  })

  it.each(['神爱世人', 'ဘုရားသခင်', 'परमेश्वर'])('do not have %s', (text) => {
    expect(isDrawable(text)).toBe(false)
  })
})
