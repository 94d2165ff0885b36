import { describe, expect, it } from 'vitest'
import { locales } from '../../../contract/locales'
import { books } from '../../books'
import { loadNames } from '../../names/load-names'
import { buildNameIndex } from './name-index'
import { keyLevels } from './name-keys'

describe.each(locales)('a name of several books in %s', async (locale) => {
  const { tables } = buildNameIndex(await loadNames(locale))

  it('is first of all the book whose code it is (PASSAGES B-4)', () => {
    for (const { number, osis, usfm } of books) {
      for (const code of [osis.toLowerCase(), usfm.toLowerCase()]) {
        const [found = [number]] = keyLevels
          .map((level) => tables(level).get(code))
          .filter((entry) => entry !== undefined)
        if (found.includes(number)) expect({ code, first: found[0] }).toEqual({ code, first: number })
      }
    }
  })
})
