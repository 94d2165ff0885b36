/**
 * Something of the contents, live: from packs on this device where they have all of it, else as the server said it last. The worker is
 * asked for what the packs have not; what it brings stays readable offline.
 */
import { useLiveQuery } from 'dexie-react-hooks'
import type { ContentSource } from '#core/content/reading/content-source'
import type { ReadCall } from '#core/contract/content/read-calls'
import type { AskedContent, ContentAnswer } from '#core/contract/content/wanted'
import { AppError, type ErrorWire } from '#core/errors'
import { workerClient } from '../../platform/client/worker-client'
import { useRequest } from '../asking/use-requests'
import { storedAnswers } from './stored-answers'
import { storedContents } from './stored-contents'

export type KnownContent<Data> =
  | { kind: 'loading' }
  | { kind: 'here'; data: Data; isOnDevice: boolean }
  /** Neither this device nor the server has it. */
  | { kind: 'absent' }
  | { kind: 'failed'; error: ErrorWire; retry: () => void }

/** What packs on this device have of it. */
export interface PackPart<Data> {
  data: Data
  /** The server would not know more. */
  isWhole: boolean
}

export interface WantedContent<N extends ReadCall, Data> {
  /** Another text for everything else that is wanted. */
  key: string
  /** Undefined where no pack on this device has anything of it. */
  fromPacks: (source: ContentSource) => Promise<PackPart<Data> | undefined>
  call: N
  /** What the server is asked for together. */
  asked: readonly AskedContent<N>[]
  /** `answers`: one for each that was asked for. */
  fromServer: (answers: readonly ContentAnswer<N>[]) => Data | Promise<Data>
}

/** The answer where one was asked for. */
export function only<Answer>([answer]: readonly Answer[]): Answer {
  if (answer === undefined) throw new AppError('internal', { answers: 0 })
  return answer
}

export function useWanted<N extends ReadCall, Data>(wanted: WantedContent<N, Data>): KnownContent<Data> {
  const { key, call, asked } = wanted
  const found = useLiveQuery(async () => ({ key, ...(await findHere(wanted)) }), [key])
  const isMissing = found?.key === key && !found.part?.isWhole
  const { isWanting, isAbsent, error, retry } = useRequest(
    isMissing ? { key, ask: async () => await workerClient().wantContents(call, asked) } : undefined,
  )
  if (found?.key !== key) return { kind: 'loading' }
  const { part, answer } = found
  if (part?.isWhole) return { kind: 'here', data: part.data, isOnDevice: true }
  if (answer) return { kind: 'here', data: answer.data, isOnDevice: false }
  if (isWanting || (!error && !isAbsent)) return { kind: 'loading' }
  // Without a network what the packs have is all there is.
  if (part) return { kind: 'here', data: part.data, isOnDevice: true }
  return error ? { kind: 'failed', error, retry } : { kind: 'absent' }
}

async function findHere<N extends ReadCall, Data>({
  fromPacks,
  call,
  asked,
  fromServer,
}: WantedContent<N, Data>): Promise<{ part?: PackPart<Data>; answer?: { data: Data } }> {
  const part = await fromPacks(storedContents)
  if (part?.isWhole) return { part }
  const answers = await storedAnswers(call, asked)
  const answer = answers && { data: await fromServer(answers) }
  return { ...(part ? { part } : {}), ...(answer ? { answer } : {}) }
}
