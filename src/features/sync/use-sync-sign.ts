/** The sign of the sync, live; a state shorter than a second is not shown. */
import { useEffect, useState } from 'react'
import * as limits from '#core/limits'
import { useAccount } from '../../model/account/account'
import { useOutbox, useSyncState } from '../../model/account/member-database'
import { useOnline } from '../../platform/page/online'
import { useDelayed } from '../../ui/timing/use-delayed'
import { type SyncSign, syncSign } from './sync-sign'

const unseenMs = 1_000

export function useSyncSign(): SyncSign {
  const account = useAccount()
  const ops = useOutbox() ?? []
  const state = useSyncState() ?? null
  const isOnline = useOnline()
  const now = useNow(state?.phase === 'waiting')
  const sign = account
    ? syncSign({ ops, state, isExpired: account.isExpired, isOnline, now })
    : ({ kind: 'none' } as const)
  const isSlow = useDelayed(sign.kind === 'sending', unseenMs, limits.loadingMinimumMs)
  return sign.kind === 'sending' && !isSlow ? { kind: 'none' } : sign
}

/** The device's time, updated only during a countdown. */
function useNow(isCounting: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isCounting) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isCounting])
  return now
}
