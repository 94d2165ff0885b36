/** Breaks a request off when its caller wants that, or when it takes too long. */
import { ChatFailure } from './chat-failure'

export interface ChatTimes {
  /** Until the first words; trying again counts. */
  firstMs: number
  /** Between words. */
  betweenMs: number
  allMs: number
  /** For what may come behind the last word: how many tokens it took. */
  afterMs: number
  /** Before a second try, where the service does not say when. */
  againMs: number
}

export const chatTimes: ChatTimes = {
  firstMs: 20_000,
  betweenMs: 15_000,
  allMs: 90_000,
  afterMs: 1_000,
  againMs: 300,
}

export interface Watch {
  signal: AbortSignal
  /** Something is due within this time, else the request is broken off. */
  expect(ms: number): void
  /** Nothing is due: whoever reads the answer is busy with it. */
  rest(): void
  /** Frees the timers, and whatever the request still has. */
  close(): void
}

/** `caller`: a request that nobody waits for is broken off with the caller's own reason. */
export function openWatch({ allMs }: ChatTimes, caller: AbortSignal): Watch {
  const controller = new AbortController()
  const abort = (why: 'silent' | 'cut', message: string) => () =>
    controller.abort(new ChatFailure(why, message))
  const onCaller = () => controller.abort(caller.reason)
  let timer: NodeJS.Timeout | undefined
  const all = setTimeout(abort('cut', 'more time than an answer may take'), allMs)
  caller.addEventListener('abort', onCaller)
  if (caller.aborted) onCaller()
  const rest = () => clearTimeout(timer)
  return {
    signal: controller.signal,
    expect(ms) {
      rest()
      timer = setTimeout(abort('silent', 'no words in time'), ms)
    },
    rest,
    close() {
      rest()
      clearTimeout(all)
      caller.removeEventListener('abort', onCaller)
      controller.abort()
    },
  }
}
