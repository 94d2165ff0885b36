/** The secret of a link that was sent by mail: taken out of the address at once, kept while its place is open (SECURITY R2). */
import { useLayoutEffect, useState } from 'react'
import { useRouteParams } from '../../../platform/use-route-params'

export function useToken(): string {
  const { token = '' } = useRouteParams()
  const [first] = useState(token)
  useLayoutEffect(() => {
    if (!first) return
    const path = location.pathname.replace(/\/[^/]*$/, '')
    // Not by the router: it would take it for another place.
    History.prototype.replaceState.call(history, history.state, '', path)
    const policy = document.createElement('meta')
    policy.name = 'referrer'
    policy.content = 'no-referrer'
    document.head.append(policy)
    return () => policy.remove()
  }, [first])
  return first
}
