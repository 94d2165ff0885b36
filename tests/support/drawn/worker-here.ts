/**
 * A worker in the process of the test, behind the page's own door: the real proxy, channel and errors of platform/client, at their other end
 * what a test says. Without a word of the test it is a worker that has a database and no network.
 */
import { expose, transferHandlers } from 'comlink'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import type { WorkerApi } from '#core/contract/browser/worker'
import { AppError, toErrorWire } from '#core/errors'
import { database } from '../../../src/platform/local/database'

interface Asked {
  name: string
  input: readonly unknown[]
}

type Answers = Partial<WorkerApi>
type Call = [name: string, ...input: unknown[]]

const noNetwork = { kind: 'failed', error: toErrorWire(new AppError('network', {})) } as const

/** What a worker does by itself, and does not need the network for. */
const own: Answers = {
  async setFact(key, value) {
    await database.facts.put({ key, value })
  },
  async setOption(path, value) {
    await database.options.put({ path, value })
  },
  change: async () => undefined,
  changeAll: async () => undefined,
  rememberSearch: async () => undefined,
  rememberPassage: async () => undefined,
  recordActivity: async () => undefined,
  wantNames: async () => undefined,
  wantEdition: async () => noNetwork,
  wantChapters: async (wanted) => wanted.map(() => noNetwork),
  wantPageTexts: async () => noNetwork,
  wantContents: async (_, asked) => asked.map(() => noNetwork),
  search: async () => noNetwork,
  prepareAnswers: async () => undefined,
}

/** The page keeps one worker for as long as it lives: so does a process of tests. */
const state: { answers: Answers; asked: Asked[]; calls: Call[] } = { answers: own, asked: [], calls: [] }

/** Stands for the worker from now on; gives what it is asked, as `[name, ...input]`. What a test does not answer is refused. */
export function workerThat(answers: Answers): readonly Call[] {
  Object.assign(globalThis, { Worker: WorkerHere })
  sendErrorsAsWire()
  state.answers = answers
  state.calls = []
  return state.calls
}

/** Starts the worker for a file of tests; what it was asked, and other answers for one test. */
export function startWorkerHere() {
  beforeAll(() => {
    vi.stubGlobal('Worker', WorkerHere)
    state.answers = own
    state.asked = []
    sendErrorsAsWire()
  })
  afterEach(() => {
    state.answers = own
    state.asked = []
  })
  afterAll(() => vi.unstubAllGlobals())
  return {
    answer(answers: Answers) {
      state.answers = { ...state.answers, ...answers }
    },
    /** Waits until the page has heard what it asked for. */
    answered: () => new Promise((resolve) => setTimeout(resolve, 20)),
    /** The inputs of every call of this name, in their order. */
    inputsOf: <Name extends keyof WorkerApi>(wanted: Name) =>
      state.asked.flatMap(({ name, input }) =>
        name === wanted ? [input as Parameters<WorkerApi[Name]>] : [],
      ),
  }
}

class WorkerHere extends EventTarget {
  constructor() {
    super()
    queueMicrotask(() => this.dispatchEvent(new Event('message')))
  }

  postMessage(_: unknown, [port]: readonly MessagePort[]): void {
    if (port) expose(api, port)
  }
}

const api = new Proxy(
  {},
  {
    get:
      (_, name) =>
      async (...input: unknown[]) => {
        state.asked.push({ name: String(name), input })
        state.calls.push([String(name), ...input])
        const run = Reflect.get(state.answers, name) as ((...given: unknown[]) => unknown) | undefined
        if (!run) throw new AppError('network', {})
        return await run(...input)
      },
  },
)

function sendErrorsAsWire(): void {
  const original = transferHandlers.get('throw')
  if (!original) return
  transferHandlers.set('throw', {
    ...original,
    serialize: ({ value }: { value: unknown }) => [toErrorWire(value), []],
  })
}
