import { expect, it } from 'vitest'
import { titleOf } from './title'

it.each([
  ['Wer war Nikodemus?', 'Wer war Nikodemus?'],
  ['  Wer\n\twar   Nikodemus? ', 'Wer war Nikodemus?'],
  ['x'.repeat(60), 'x'.repeat(60)],
  [`${'x'.repeat(59)} ${'y'.repeat(20)}`, `${'x'.repeat(59)}…`],
  [
    'Was sagt die Bibel darüber, wie man Menschen vergibt, die einem Böses getan haben?',
    'Was sagt die Bibel darüber, wie man Menschen vergibt, die…',
  ],
  [
    'Eine Frage mit genau so vielen Zeichen, dass ein Komma steht, hier',
    'Eine Frage mit genau so vielen Zeichen, dass ein Komma…',
  ],
  ['x'.repeat(61), `${'x'.repeat(59)}…`],
])('%j is called %j', (question, title) => {
  expect(titleOf(question)).toBe(title)
})

it.each([
  'e\u0301'.repeat(80),
  '👩‍👩‍👧‍👦'.repeat(20),
  '𐤀'.repeat(80),
  `x${'\u0301'.repeat(200)}`,
  'שלום'.repeat(40),
])('parts no letter of %j', (question) => {
  const title = titleOf(question)
  expect(title.length).toBeLessThanOrEqual(60)
  expect(title).not.toMatch(/\p{Surrogate}/u)
  expect(title.length).toBeGreaterThan(30)
})

it('parts no sign from its other half, no accent from its letter', () => {
  expect(titleOf('e\u0301'.repeat(80))).toBe(`${'e\u0301'.repeat(29)}…`)
  expect([...titleOf('𐤀'.repeat(80))]).toEqual([...'𐤀'.repeat(29), '…'])
})
