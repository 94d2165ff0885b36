/** Where reading was left: of a member on any device, of a visitor on this one. */
import Dexie from 'dexie'
import type { Activity } from '#core/contract/members/things'
import { useMemberQuery } from '../member-database'
import { useRecents } from '../use-recents'

export interface LeftPlace {
  path: string
  title: string
  abbreviations: readonly string[]
}

/** The newer of the two; undefined while nothing was read. */
export function useReadOn(): LeftPlace | undefined {
  const [recent] = useRecents() ?? []
  const activity = useMemberQuery<Activity | undefined>(
    async ({ things }) => {
      const thing = await things
        .where('[kind+at]')
        .between(['act', Dexie.minKey], ['act', Dexie.maxKey])
        .reverse()
        .filter((one) => one.kind === 'act' && one.data.type === 'text')
        .first()
      return thing?.kind === 'act' ? thing.data : undefined
    },
    [],
    undefined,
  )
  if (!activity || (recent && recent.at >= activity.occurredAt)) return recent
  const { route, name, abbreviations } = activity
  return { path: route, title: name, abbreviations: abbreviations.split(',').filter(Boolean) }
}
