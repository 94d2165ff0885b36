import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseOption } from '../../contract/members/option-tree'
import {
  type CopyChoice,
  copyValues,
  initialCopyChoice,
  readCopyChoice,
  readFirstParts,
  withForm,
  writeCopyChoice,
} from './copy-choice'

const choices = fc.record<CopyChoice>({
  form: fc.constantFrom(...copyValues.form),
  place: fc.constantFrom(...copyValues.place),
  book: fc.constantFrom(...copyValues.book),
  edition: fc.constantFrom(...copyValues.edition),
  lines: fc.constantFrom(...copyValues.lines),
  numbers: fc.boolean(),
  link: fc.boolean(),
  placeAlone: fc.boolean(),
})

describe('a stored choice', () => {
  it('comes back, and is a value that the option takes', () =>
    fc.assert(
      fc.property(choices, (choice) => {
        const words = writeCopyChoice(choice)
        expect(readCopyChoice(words)).toEqual(choice)
        expect(parseOption('copy.choice', words)).toBe(words)
      }),
    ))

  it.each<[string, Partial<CopyChoice>]>([
    ['', {}],
    ['form-html,place-middle,book-,numbers-maybe,toString-on,-,,', {}],
    ['form-newer,place-first,colour-red,link-off', { place: 'first', link: false }],
    ['form', {}],
    ['placeAlone-on,edition-name', { placeAlone: true, edition: 'name' }],
  ])('%s falls back to what applied at first', (words, said) =>
    expect(readCopyChoice(words)).toEqual({ ...initialCopyChoice, ...said }),
  )

  it.each<[string, Partial<CopyChoice>]>([
    ['numbers place edition link', {}],
    ['', { place: 'none', edition: 'none', numbers: false, link: false }],
    [
      'lines place placeAlone other',
      { lines: 'verses', edition: 'none', numbers: false, link: false, placeAlone: true },
    ],
  ])('of the first versions is understood: %j', (words, said) =>
    expect(readFirstParts(words)).toEqual({ ...initialCopyChoice, ...said }),
  )
})

describe('a form', () => {
  it('sets what belongs to it, and can be left again without a trace', () => {
    const cited = withForm(initialCopyChoice, 'sbl')
    expect(cited).toMatchObject({ form: 'sbl', book: 'short', numbers: false, lines: 'none', link: false })
    expect(withForm(cited, 'plain')).toEqual(initialCopyChoice)
  })
})
