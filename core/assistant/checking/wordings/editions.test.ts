/** Verses of the starter editions in nine languages: as they are they are shown as sources, with a word changed they go. */
import { expect, it } from 'vitest'
import { blocksOf, checkedEvents, shownText } from '../../../../tests/support/assistant/checked-text'
import { starterLibrary } from '../../../../tests/support/assistant/rows'
import { dailyShare, isLong } from '../../../../tests/support/long-series'
import { locales } from '../../../contract/locales'
import { verseText } from '../../passage-source'

const chapters = [43_001_000, 43_003_000, 19_001_000, 32_001_000]
/** Every so many verses one is read. */
const step = isLong ? 7 : 21

it.each(dailyShare(locales, 3))('in %s', async (locale) => {
  const library = await starterLibrary(locale)
  const texts = (await library.chapters(chapters)).flatMap(({ verses }) => verses.map(verseText))
  const read = texts.filter((text, at) => at % step === 0 && text.split(/\s+/).length > 6 && !/\d/.test(text))
  expect(read.length).toBeGreaterThan(1)
  for (const text of read) {
    const plain = text.replace(/[^\p{L}\p{M}\s'’\u200c\u05be]/gu, ' ')
    const words = plain.split(/\s+/).filter((word) => /\p{L}/u.test(word))
    const middle = Math.floor(words.length / 2)
    const altered = [
      words,
      words.toSpliced(middle, 1),
      words.toSpliced(middle, 0, words[0] ?? ''),
      words.toSpliced(middle, 1, 'xyz'),
      [...words, 'xyz'],
    ]
    for (const other of altered) {
      const events = await checkedEvents(library, [blocksOf(`${other.join(' ')}.`)])
      expect(shownText(events), other.join(' ')).toBe('')
    }
  }
})
