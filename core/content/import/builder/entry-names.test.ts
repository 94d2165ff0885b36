import { describe, expect, it } from 'vitest'
import { entryNames } from './entry-names'

describe('the number of an entry', () => {
  it.each([
    ['has its letter', ['G0025'], 'ἀγαπάω', 'en', ['G25']],
    ['keeps the letter that tells words of one number apart', ['H0430g'], 'אֱלֹהִים', 'en', ['H430G']],
    ['gets its letter from Greek', ['00001'], 'ἄλφα', 'en', ['G1']],
    ['gets its letter from Hebrew', ['25'], 'אֲבִי', 'en', ['H25']],
    ['gets its letter from the language of the pack', ['25'], 'agapao', 'grc', ['G25']],
    ['stands beside its word', ['α|G1'], '', 'en', ['G1']],
    [
      'is several where the source counts forms by themselves',
      ['01473|01691|03165'],
      'ἐγώ',
      'en',
      ['G1473', 'G1691', 'G3165'],
    ],
    ['is none of a dictionary without words of the original', ['25'], 'Adam', 'en', undefined],
    ['is none where small letters count entries under G', ['g12'], 'Gabriel', 'en', undefined],
    ['is none beyond the last one', ['00000', '5999'], 'ἄλφα', 'en', undefined],
  ])('%s', (_, keys, word, locale, numbers) => {
    expect(entryNames({ found: { head: '', keys }, word }, locale).numbers).toEqual(numbers)
  })

  it('is its head where it has no other', () => {
    expect(entryNames({ found: { head: '', keys: ['G0025'] } }, 'en')).toEqual({
      head: 'G25',
      numbers: ['G25'],
    })
    expect(entryNames({ found: { head: 'G25' } }, 'en')).toEqual({ head: 'G25', numbers: ['G25'] })
    expect(entryNames({ found: { head: '25' } }, 'en')).toEqual({ head: '25' })
  })

  it('is shown as it is found', () => {
    expect(entryNames({ found: { head: '', keys: ['00025'] }, word: 'ἀγαπάω' }, 'en').number).toBe('G25')
  })
})
