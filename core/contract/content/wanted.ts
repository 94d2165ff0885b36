/** Contents of the library that a page wants: an answer of the server that the worker brings onto this device. */
import type { CallAnswer, GivenParams, GivenQuery } from '../api'
import type { ReadCall } from './read-calls'

export interface AskedContent<N extends ReadCall> {
  params: GivenParams<N>
  query: GivenQuery<N>
}

/** The stored part of an answer: its data; of lists that come page by page all pages. */
export type ContentAnswer<N extends ReadCall> = CallAnswer<N>['data']

/** Under which an answer is stored. */
export function contentKey<N extends ReadCall>(call: N, { params, query }: AskedContent<N>): string {
  const sorted = (given: object) => Object.entries(given).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([call, sorted(params), sorted(query)])
}
