/** A link between forms that replaces the history entry, so that going back leads to the view below; it carries the wanted route. */
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { signInPath, useWantedRoute } from '../../../model/account/sign-in-path'

export type FormPath = '/login' | '/register' | '/password-reset'

export function ReplacingLink({ to, children }: { to: FormPath; children: ReactNode }) {
  const router = useRouter()
  const wanted = useWantedRoute()
  const href = wanted === undefined || to === '/password-reset' ? to : signInPath(wanted, to)
  return (
    <a
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        router.history.replace(href)
      }}
    >
      {children}
    </a>
  )
}
