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
import { storedAnswers, storedContents } from './stored-contents'

export type KnownContent<Data> =
  | { kind: 'loading' }
  | { kind: 'here'; data: Data; isOnDevice: boolean }
  /** Neither this device nor the server has it. */
  | { kind: 'absent' }
  | { kind: 'failed'; error: ErrorWire; retry: () => void }

/** The part of it in packs on this device. */
export interface FoundInPacks<Data> {
  /** The server would not know more. */
  isWhole: boolean
  /** Called where it is shown: a stored answer of the server says more than a part. */
  read: () => Data | Promise<Data>
}

export interface WantedContent<N extends ReadCall, Data> {
  /** Another text for everything else that is wanted. */
  key: string
  /** Undefined where no pack on this device has anything of it. */
  fromPacks: (source: ContentSource) => Promise<FoundInPacks<Data> | undefined>
  call: N
  /** The questions to the server, asked together. */
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
  const found = useLiveQuery(async () => ({ key, here: await findHere(wanted) }), [key])
  const isKnown = found?.key === key
  const { isWanting, isAbsent, error, retry } = useRequest(
    isKnown && found.here?.from !== 'packs'
      ? { key, ask: async () => await workerClient().wantContents(call, asked) }
      : undefined,
  )
  if (!isKnown) return { kind: 'loading' }
  const { here } = found
  // Without a network what the packs have is all there is.
  const isAllThereIs = error !== undefined || isAbsent
  if (here && (here.from !== 'part' || isAllThereIs))
    return { kind: 'here', data: here.data, isOnDevice: here.from !== 'server' }
  if (isWanting || !isAllThereIs) return { kind: 'loading' }
  return error ? { kind: 'failed', error, retry } : { kind: 'absent' }
}

/** Found on this device: all of it in packs, what the server said last, or what packs have of it. */
interface Found<Data> {
  from: 'packs' | 'server' | 'part'
  data: Data
}

async function findHere<N extends ReadCall, Data>({
  fromPacks,
  call,
  asked,
  fromServer,
}: WantedContent<N, Data>): Promise<Found<Data> | undefined> {
  const part = await fromPacks(storedContents)
  if (part?.isWhole) return { from: 'packs', data: await part.read() }
  const answers = await storedAnswers(call, asked)
  if (answers) return { from: 'server', data: await fromServer(answers) }
  return part && { from: 'part', data: await part.read() }
}
