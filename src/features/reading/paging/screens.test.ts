import { describe, expect, it } from 'vitest'
import { type Band, bandsOf, beginningsOf, screenBefore, screenOf } from './screens'

/** Lines of 20 px, 30 px apart. */
const lines = (count: number, from = 0): Band[] =>
  Array.from({ length: count }, (_, at) => ({ top: from + at * 30, bottom: from + at * 30 + 20 }))

describe('a screen of text', () => {
  it('ends with its last whole line, and the next begins with the one after it', () => {
    // The fourth line reaches from 90 to 110.
    expect(screenOf(lines(10), { top: 0, bottom: 100 })).toEqual({ shownTo: 80, next: 90 })
    expect(screenOf(lines(10), { top: 0, bottom: 110 })).toEqual({ shownTo: 110, next: 120 })
  })

  it('has none after it where its last line is the last', () =>
    expect(screenOf(lines(3), { top: 0, bottom: 100 })).toEqual({ shownTo: 100 }))

  it('does not end with a heading', () => {
    const bands = [...lines(2), { top: 60, bottom: 80, leads: true }, ...lines(4, 90)]
    expect(screenOf(bands, { top: 0, bottom: 85 })).toEqual({ shownTo: 50, next: 60 })
  })

  it('that holds nothing but headings goes on all the same', () => {
    const bands = [{ top: 0, bottom: 50, leads: true }, ...lines(3, 60)]
    expect(screenOf(bands, { top: 0, bottom: 70 })).toEqual({ shownTo: 50, next: 60 })
  })

  it('cuts only what is higher than a screen, and loses nothing of it', () => {
    const bands = [{ top: 0, bottom: 250 }, ...lines(2, 260)]
    expect(screenOf(bands, { top: 0, bottom: 100 })).toEqual({ shownTo: 100, next: 100 })
    expect(screenOf(bands, { top: 100, bottom: 200 })).toEqual({ shownTo: 200, next: 200 })
    expect(screenOf(bands, { top: 200, bottom: 300 })).toEqual({ shownTo: 280, next: 290 })
  })
})

describe('the screens of a chapter', () => {
  const bands = lines(12)
  const first = { top: 0, bottom: 60 }

  it('show each line once, in order', () => {
    const beginnings = beginningsOf(bands, first, 100)
    expect(beginnings).toEqual([0, 60, 150, 240, 330])
  })

  it('are turned back as they were turned on', () => {
    const before = (top: number) => screenBefore(bands, { top, bottom: top + 100 }, first, 100)
    expect([330, 240, 150, 60].map(before)).toEqual([240, 150, 60, 0])
    expect(before(0)).toBeUndefined()
  })

  it('are turned back from any other line so that the one before it is the last', () => {
    const before = (top: number) => screenBefore(bands, { top, bottom: top + 100 }, first, 100)
    // Lines 6, 7 and 8 fit; 9 is the one at the top.
    expect(before(270)).toBe(180)
    expect(before(30)).toBe(0)
  })

  it('end with a text without lines', () => expect(beginningsOf([], first, 100)).toEqual([0]))
})

describe('bands', () => {
  it('are one where boxes stand beside each other, as the cells of a row', () => {
    const boxes = [
      { top: 0, bottom: 20 },
      { top: 30, bottom: 50 },
      { top: 2, bottom: 18 },
      { top: 30, bottom: 90 },
      { top: 100, bottom: 120 },
    ]
    expect(bandsOf(boxes)).toEqual([
      { top: 0, bottom: 20, leads: false },
      { top: 30, bottom: 90, leads: false },
      { top: 100, bottom: 120 },
    ])
  })

  it('are two where letters of one line reach a little into the next', () =>
    expect(
      bandsOf([
        { top: 0, bottom: 24 },
        { top: 20, bottom: 44 },
      ]),
    ).toHaveLength(2))

  it('lead where all of a line does', () => {
    expect(bandsOf([{ top: 0, bottom: 20, leads: true }])[0]?.leads).toBe(true)
    const mixed = [
      { top: 0, bottom: 20, leads: true },
      { top: 0, bottom: 20 },
    ]
    expect(bandsOf(mixed)).toEqual([{ top: 0, bottom: 20, leads: false }])
  })
})
