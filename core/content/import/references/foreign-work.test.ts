import { describe, expect, it } from 'vitest'
import { plantedReferences } from '../../../../tests/unit/content/planted-references'
import { openReferenceReader } from './reference-reader'

const reader = await openReferenceReader('en', 'eng')
const german = await openReferenceReader('de', 'eng')

describe('a number behind a work that is no book of the Bible', () => {
  it('is never linked, in 200 texts', () => {
    const linked = (one: typeof reader) =>
      plantedReferences.filter((text) => one.running(text, '').length > 0)
    expect(plantedReferences).toHaveLength(200)
    expect(linked(reader)).toEqual([])
    expect(linked(german)).toEqual([])
  })

  it('is not linked where the source marked it, whatever place stood before', () => {
    const carry = { book: 16, chapter: 2 }
    for (const text of plantedReferences) {
      const [, marked = ''] = /(?:in|compare|so|See|\() ?((?:[A-Z1-4]).*?\d+:\d+)/.exec(text) ?? []
      expect(marked).not.toBe('')
      expect([marked, reader.marked(marked, '', carry).places]).toEqual([marked, []])
    }
    expect(reader.marked('11:8', 'Josephus, Ant. (', carry).places).toEqual([])
  })
})

describe('a place of the Bible', () => {
  it.each([
    ['(Comp. Heb. 12:2; Isa. 41:4; 44:6)', [58012002, 23041004, 23044006]],
    ['the Gospel of John 3:16 says', [43003016]],
    ['the Epistle of James 1:2', [59001002]],
    ['Wisdom of Solomon 3:1', [94003001]],
    ['1 John 4:8, 3 John 2', [62004008, 64001002]],
    ['Rom. 3:4; 1 Cor. 5:1', [45003004, 46005001]],
    ['in the R.V. Micah 1:10', [33001010]],
    ['Deutero-Isaiah 40:1', [23040001]],
  ])('is still linked: %s', (text, places) => {
    expect(reader.running(text, '').map(({ from }) => from)).toEqual(places)
  })

  it('without a name is read against the one before, only where the source marked it', () => {
    const carry = { book: 2, chapter: 6 }
    expect(reader.running('(2:1,4; 7:7)', '')).toEqual([])
    expect(reader.marked('comp. 7:7', '', carry).places).toMatchObject([{ from: 2007007 }])
    expect(reader.marked('22:53', '(1 Kings 6:1; ', { book: 11, chapter: 6 }).places).toHaveLength(1)
    expect(reader.running('1 Kings 3:4, 5; 6:1 and Acts 2:1; 3:4', '')).toHaveLength(5)
    expect(reader.marked('7:7', '', undefined)).toEqual({ places: [], reason: 'unread' })
    expect(reader.marked('40:99', '', carry).reason).toBe('absent')
  })

  it('is found in the middle of a long text', () => {
    const words = 'word '.repeat(400)
    const text = `${words}John 3:16 ${words}and the first epistle of Paul to the Corinthians, chapter 13 ${words}`
    const found = reader.running(text, '')
    expect(found.map(({ from }) => from)).toEqual([43003016, 46013000])
    expect(text.slice(found[0]?.start, found[0]?.end)).toBe('John 3:16')
  })
})
