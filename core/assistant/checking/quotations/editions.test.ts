/** Verses of the starter editions in nine languages: as they are they are cited, with a word changed they are not shown. */
import { expect, it } from 'vitest'
import { checkedEvents, removedReasons, shownText } from '../../../../tests/support/assistant/checked-text'
import { starterLibrary } from '../../../../tests/support/assistant/rows'
import { isLong } from '../../../../tests/support/long-series'
import { locales } from '../../../contract/locales'
import { verseText } from '../../passage-source'
import { hasEnoughWords } from './words'

const chapters = [43_001_000, 43_003_000, 19_001_000, 32_001_000]
/** Every so many verses one is read. */
const step = isLong ? 7 : 21

it.each(locales)('in %s', async (locale) => {
  const library = await starterLibrary(locale)
  const texts = (await library.chapters(chapters)).flatMap(({ verses }) => verses.map(verseText))
  const read = texts.filter((text, at) => at % step === 0 && text.split(/\s+/).length > 6 && !/\d/.test(text))
  expect(read.length).toBeGreaterThan(1)
  for (const text of read) {
    const plain = text.replace(/["“”„«»‹›‘’‚״—–…:]/g, ' ')
    const words = plain.split(/\s+/).filter((word) => /\p{L}/u.test(word))
    const said = await checkedEvents(library, [`“${words.join(' ')}”.`])
    expect(removedReasons(said), text).toEqual([])
    expect(hasEnoughWords(shownText(said))).toBe(false)
    const middle = Math.floor(words.length / 2)
    const altered = [
      words.toSpliced(middle, 1),
      words.toSpliced(middle, 0, words[0] ?? ''),
      words.toSpliced(middle, 1, 'xyz'),
      [...words, 'xyz'],
      words.toReversed(),
    ]
    for (const other of altered) {
      if (other.join(' ') === words.join(' ')) continue
      const events = await checkedEvents(library, [`“${other.join(' ')}”.`])
      expect(shownText(events), other.join(' ')).toBe('')
    }
  }
})
