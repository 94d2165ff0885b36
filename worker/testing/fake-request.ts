/** For tests: a request as a fake server sees it, and an answer that refuses it. */
import { ours } from './fake-server'

/** A request as a fake server sees it. */
export interface FakeRequest {
  method: string
  path: string
  headers: Headers
  body: unknown
  /** Ends the request and its answer. */
  signal?: AbortSignal | null
}

/** An answer in the form of a failed call. */
export function refusal(code: string, status: number): Response {
  return ours({ error: { code, message: '', id: 'x' } }, status)
}
