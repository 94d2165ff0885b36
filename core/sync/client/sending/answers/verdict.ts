/** The meaning of an answer to an op (SYNC 3.6). */
import type { Answer } from '../../client-world'

/**
 * `done`: it is applied. `path`: the connection is bad, all wait. `lane`: this op or the server is bad, its
 * lane waits. `again`: the same op is being applied, ask in a second. `session`: the token is not accepted.
 * `final`: refused. `too-old`: this app is.
 */
export type Verdict = 'done' | 'path' | 'lane' | 'again' | 'session' | 'final' | 'too-old'

const byStatus: Readonly<Record<number, Verdict>> = {
  401: 'session',
  408: 'path',
  425: 'path',
  426: 'too-old',
  429: 'path',
  502: 'path',
  503: 'path',
  504: 'path',
}

/** The meaning of an answer. */
export function verdictOf(answer: Answer): Verdict {
  if (answer.kind === 'none') return 'path'
  const { status, code } = answer
  if (status === 409) return code === 'wrong-account' ? 'session' : 'again'
  if (status >= 200 && status < 300) return 'done'
  return byStatus[status] ?? (status >= 500 ? 'lane' : 'final')
}
