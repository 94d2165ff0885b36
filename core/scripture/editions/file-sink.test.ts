import { describe, expect, it } from 'vitest'
import { createRecordingSink } from '../../../tests/support/editions/recording-sink'
import { createFileSink } from './file-sink'

describe('several files into one edition', () => {
  it('tells how far it is, by files and by books, never backwards', () => {
    const shares: number[] = []
    const sink = createFileSink(createRecordingSink(), (share) => shares.push(share))
    for (let file = 0; file < 2; file++) {
      sink.startFile(0.5)
      for (let book = 0; book < 80; book++) sink.book('GEN')
    }
    expect(shares).toEqual([...shares].sort((one, other) => one - other))
    expect(shares[0]).toBe(0)
    expect(shares.at(-1)).toBe(1)
  })
})
