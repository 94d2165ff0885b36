import { expect, it } from 'vitest'
import { isRemembered } from './remembered-words'

it('a verse is remembered with a word or two wrong', () => {
  const psalm = 'You prepare a table before me in the presence of my enemies. You anoint my head with oil.'
  expect(isRemembered('you set a table before me in the presence of my enemies', psalm)).toBe(true)
  expect(isRemembered('my enemies laugh at me because I lost my table', psalm)).toBe(false)
})

it('words that are scattered over a verse are not one that is remembered', () => {
  const long =
    'I went to the city and there was not one good man, and I said that it was far and not near enough'
  expect(isRemembered('I am not good enough', long)).toBe(false)
  expect(isRemembered('not good', 'it is not good')).toBe(false)
})
