/**
 * The secret of a link sent by e-mail, behind `#` or as the last part of the path. The hook removes it from the
 * address at once and keeps it while its place is open (SECURITY R2).
 */
import { useLayoutEffect, useState } from 'react'
import { useRouteParams } from '../../../model/place/use-route-params'

/** Empty if the address carries none. */
export function useToken(): string {
  const { token: inPath = '' } = useRouteParams()
  const [token] = useState(() => inPath || location.hash.slice(1))
  useLayoutEffect(() => {
    if (!token) return
    const path = inPath ? location.pathname.replace(/\/[^/]*$/, '') : location.pathname
    // Around the router, which would take the change for another place.
    History.prototype.replaceState.call(history, history.state, '', path)
    const policy = document.createElement('meta')
    policy.name = 'referrer'
    policy.content = 'no-referrer'
    document.head.append(policy)
    return () => policy.remove()
  }, [token, inPath])
  return token
}
