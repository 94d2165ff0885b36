import { describe, expect, it } from 'vitest'
import { readLabels } from './add-recordings'
import { chapterOfName, soundEnding } from './recording-names'

describe('names of recorded chapters', () => {
  it.each([
    ['43-001.mp3', 43_001_000],
    ['JHN_1.mp3', 43_001_000],
    ['43 John 01.ogg', 43_001_000],
    ['1Sam-12.m4a', 9_012_000],
    ['PSA.150.wav', 19_150_000],
    ['John.mp3', undefined],
    ['42-John-1.mp3', undefined],
    ['John-200.mp3', undefined],
    ['JHN-0.mp3', undefined],
    ['cover 1.mp3', undefined],
  ])('%s', (name, chapter) => expect(chapterOfName(name)).toBe(chapter))
  it('only sound is sound', () => {
    expect([soundEnding('a.MP3'), soundEnding('a.txt'), soundEnding('mp3')]).toEqual([
      'mp3',
      undefined,
      undefined,
    ])
  })
})

describe('labels of verses', () => {
  it('as Audacity writes them, or time and number alone, with either decimal sign', () => {
    expect(readLabels('0.000000\t3.2\t1\r\n3,25 2\n\n')).toEqual([
      { verse: 1, ms: 0 },
      { verse: 2, ms: 3250 },
    ])
  })
  it.each([
    ['words', '0.0\t1.0\tIntro'],
    ['times that go back', '3 1\n2 2'],
    ['verses that go back', '1 2\n2 1'],
    ['nothing', ''],
  ])('%s are none', (_, content) => expect(readLabels(content)).toBeUndefined())
})
