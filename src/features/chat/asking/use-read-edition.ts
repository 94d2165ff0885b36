/** The edition on the screen or read last, if the server has it: its verses are shown in answers. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useShownEdition } from '../../../model/study/shown-edition'
import { database } from '../../../platform/local/database'

/** Undefined for an edition that this person imported, and until it is known: the server then takes its own. */
export function useReadEdition(): string | undefined {
  const abbreviation = useShownEdition()?.manifest.abbreviation
  return useLiveQuery(async () => {
    if (abbreviation === undefined) return undefined
    const row = await database.editions.get(abbreviation)
    return row && !row.isOwn ? abbreviation : undefined
  }, [abbreviation])
}
