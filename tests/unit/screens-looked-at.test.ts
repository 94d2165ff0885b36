/** Each screen of the app is in the series that look at all of them: accessibility, right to left, narrow, wide, large text. */
import { expect, it } from 'vitest'
import { screenFacts, screens } from '../../core/contract/address/screens'
import { screens as looked, memberScreens } from '../support/looks/screens'

/** Looked at elsewhere or by another way: they need packs (tests/e2e/contents/looks.test.ts), chats (tests/e2e/assistant/looks.test.ts), or end a session. */
const elsewhere = new Set([
  '/dictionary',
  '/graphic',
  '/graphics',
  '/video',
  '/videos',
  '/commentary',
  '/topic',
  '/topics',
  '/chats',
  '/logout',
  // Needs an edition with words of the original (tests/e2e/contents/words.test.ts).
  '/word',
  // Opened from the list of tags.
  '/tag',
  // Drawn as other screens are: articles, and the answer to a link in a mail.
  '/privacy',
  '/partner',
  '/accessibility',
  '/email-confirmation',
])

it('is looked at', () => {
  const seen = new Set(
    [...looked, ...memberScreens].map(({ path }) => {
      const words = path.split(/[/?#]/).slice(1)
      return (screenFacts(words[0] ?? '') ?? screenFacts(words[1] ?? ''))?.path
    }),
  )
  const lacking = screens.map(({ path }) => path).filter((path) => !seen.has(path) && !elsewhere.has(path))
  expect(lacking).toEqual([])
})

it('is named as an exception only where it is one', () => {
  const paths = new Set<string>(screens.map(({ path }) => path))
  expect([...elsewhere].filter((path) => !paths.has(path))).toEqual([])
})
