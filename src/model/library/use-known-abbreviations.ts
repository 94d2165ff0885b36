/** Which editions are known on this device, live. */
import { useEarlyQuery } from '../../platform/local/early-query'

/**
 * Their abbreviations, joined, so that the value is stable while they stay the same; empty until the database
 * has answered.
 */
export function useKnownAbbreviations(): string {
  return (
    useEarlyQuery(
      async ({ database }) => (await database.editions.toCollection().primaryKeys()).join(' '),
      [],
    ) ?? ''
  )
}
