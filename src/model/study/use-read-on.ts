/** Where reading stopped, live: of a member on any device, of a visitor on this one. */
import type { Activity } from '#core/contract/members/things'
import { useMemberQuery } from '../account/member-database'
import { useRecents } from '../recent/use-recents'
import { type LeftPlace, lastRead, newer } from './left-place'

/** The newer of the two; undefined while nothing was read. */
export function useReadOn(): LeftPlace | undefined {
  const [recent] = useRecents() ?? []
  return newer(recent, useMemberQuery<Activity | undefined>(lastRead, [], undefined))
}
