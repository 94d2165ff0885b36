import { expect, it } from 'vitest'
import { knownContent } from './known-contents'

it.each<[Parameters<typeof knownContent>[0], string | undefined]>([
  [{ file: 'hebrew-lexicon/HebrewStrong.xml.gz' }, 'Strong’s Hebrew Dictionary'],
  [
    { file: 'strongs-greek-dictionary.js.gz', name: 'Dictionary of Greek Words' },
    'Strong’s Greek Dictionary',
  ],
  [{ file: 'strongs/', name: 'Dictionary of Greek Words' }, 'Strong’s Hebrew and Greek Dictionaries'],
  [{ file: 'a.xml', name: 'Easton Dictionary' }, 'Easton’s Bible Dictionary'],
  [{ file: 'study/topics-torrey' }, 'Torrey’s New Topical Textbook'],
  [{ file: 'mhc-html.zip' }, 'Matthew Henry’s Commentary'],
  [
    { file: 'smith.zefania-dict.xml', name: 'Morphological Codes', abbr: 'SMITH' },
    'Smith’s Bible Dictionary',
  ],
  // Somebody else's.
  [{ file: 'smith.zip', name: 'Words of our congregation' }, undefined],
  [{ file: 'words.zip', name: 'Words of our congregation', abbr: 'SMITH' }, undefined],
  [{ file: 'words.zip' }, undefined],
])('%o is %s', (said, title) => {
  expect(knownContent(said)?.title).toBe(title)
})
