import { describe, expect, it } from 'vitest'
import { createFileSink } from './file-sink'
import { createRecordingSink } from './recording-sink'

describe('several files into one edition', () => {
  it('leaves out a book that an earlier file has given, and says so', () => {
    const target = createRecordingSink()
    const sink = createFileSink(target, true)
    for (const file of ['one', 'two']) {
      sink.startFile(file, 0.5)
      expect(sink.book('#1')).toBe(file === 'one')
      sink.chapter(1)
      sink.text(file)
    }
    sink.book('#2')
    sink.text('next')
    expect(target.said()).toEqual([
      'book #1',
      'chapter 1',
      'one',
      'report book-duplicate {"book":"#1","first":"one"}',
      'book #2',
      'next',
    ])
  })

  it('lets a book continue in another file where formats split books, and twice in one file', () => {
    const target = createRecordingSink()
    const split = createFileSink(target, false)
    split.startFile('one', 0.5)
    split.book('PSA')
    split.startFile('two', 0.5)
    split.book('PSA')
    const whole = createFileSink(target, true)
    whole.startFile('one', 1)
    whole.book('#87')
    whole.book('#87')
    expect(target.said()).toEqual(['book PSA', 'book PSA', 'book #87', 'book #87'])
  })

  it('tells how far it is, by files and by books, never backwards', () => {
    const shares: number[] = []
    const sink = createFileSink(createRecordingSink(), false, (share) => shares.push(share))
    for (const file of ['one', 'two']) {
      sink.startFile(file, 0.5)
      for (let book = 0; book < 80; book++) sink.book('GEN')
    }
    expect(shares).toEqual([...shares].sort((one, other) => one - other))
    expect(shares[0]).toBe(0)
    expect(shares.at(-1)).toBe(1)
  })
})
