import { expect, it } from 'vitest'
import type { PageReading } from '#core/scripture/reading/read-page'
import { loaderStatus } from './loader-status'

const chapter = { abbreviation: 'SDE', canonical: 43_001_000 }

/** A reading with this many chapters here and this many missing. */
function found(here: number, missing: number): PageReading {
  const chapters = Array.from({ length: here }, () => ({ abbreviation: 'SDE' }))
  return {
    kind: 'found',
    data: { chapters },
    missing: Array.from({ length: missing }, () => chapter),
    absent: [],
  } as unknown as PageReading
}
const unknown: PageReading = { kind: 'edition-unknown', abbreviation: 'SDE' }

it.each([
  ['nothing has answered yet', undefined, false, 'loading-without-data'],
  ['nothing has answered, and something is asked for', undefined, true, 'loading-without-data'],
  ['the edition is asked for', unknown, true, 'loading-without-data'],
  ['the edition is not to be had', unknown, false, 'loaded'],
  ['no chapter is here, and one is asked for', found(0, 1), true, 'loading-without-data'],
  ['no chapter came', found(0, 1), false, 'loaded'],
  ['one of two columns is here, the other asked for', found(1, 1), true, 'loading-with-data'],
  ['one of two columns is here, the other did not come', found(1, 1), false, 'data-present'],
  ['all is here', found(2, 0), false, 'loaded'],
] as const)('when %s', (_, reading, isWanting, status) => {
  expect(loaderStatus(reading, isWanting)).toBe(status)
})
