/**
 * One answer from its first event to its last: written, stored while it grows and once it is whole, then told to those who
 * follow it. The last event comes after the row is stored: who has seen it finds the whole answer in the chat.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { ChatEvent } from '#core/contract/assistant/chat'
import * as limits from '#core/limits'
import { wordlessError } from '../../http/safe-log'
import type { Log } from '../../log'
import type { LateStore } from '../../store/late-store'
import type { AnswerWriter, AskedQuestion, WrittenAnswer } from '../answer-writer'
import { limitOf, readUse } from '../rows/daily-use'
import { type AnswerPlace, saveEnd, saveProgress } from '../rows/store-answer'
import type { OpenLog } from './answer-log'
import { type BreakReason, brokenAnswer, collectAnswer } from './collect-answer'

/** The words of events as plain text; they may show sources that the chat had before. */
export type ContentOf = (
  events: readonly ChatEvent[],
  asked: Pick<AskedQuestion, 'locale' | 'sources'>,
) => Promise<string>

/** The parts that answers are made with. */
export interface AnswerNeeds {
  writer: AnswerWriter
  contentOf: ContentOf
  store: LateStore
  log: Log
  /** Questions a day. */
  dailyLimit: number
  /** The usual times, or those of a test. */
  times?: Partial<AnswerTimes>
}

export interface AnswerTimes {
  /** The longest answer. */
  answerMs: number
  /** Between two savings of what is new, and between two signs of life without anything new. */
  saveMs: number
  beatMs: number
  /** Before the end is saved again after that failed. */
  againMs: number
}

const usualTimes: AnswerTimes = {
  answerMs: limits.longestAnswerMs,
  saveMs: 500,
  beatMs: 5_000,
  againMs: 1_000,
}
const endTries = 3

/** An answer to be written. */
export interface Run {
  place: AnswerPlace
  asked: Omit<AskedQuestion, 'signal'>
  log: OpenLog
  breaking: AbortController
}

/** Never rejects. */
export async function runAnswer(run: Run, needs: AnswerNeeds): Promise<void> {
  const times = { ...usualTimes, ...needs.times }
  const { breaking, log, place, asked } = run
  const tooLong = setTimeout(() => breaking.abort('too-long' satisfies BreakReason), times.answerMs)
  const stopSaving = saveAlong(run, needs, times)
  // The answer to the call goes first: a writer may begin with work.
  await wait(0)
  const { end, hasFailed } = await write(run, needs)
  clearTimeout(tooLong)
  await stopSaving()
  const last = await lastEvent(run, needs, end, hasFailed)
  const events = [...log.events, last]
  const content = clean(await needs.contentOf(log.events, asked))
  const row = { events, content, ...end, error: hasFailed || end.state === 'failed' }
  // A server that stops waits for no second try.
  const tries = breaking.signal.reason === 'closing' ? 1 : endTries
  for (let count = 1; count <= tries; count += 1) {
    try {
      await saveEnd(await needs.store.get(), place, row)
      break
    } catch (error) {
      needs.log.error({ err: error }, 'the end of an answer could not be stored')
      if (count < tries) await wait(times.againMs)
    }
  }
  log.add(last)
  log.end()
}

async function write(
  { asked, log, breaking }: Run,
  { writer, log: serverLog }: AnswerNeeds,
): Promise<{ end: WrittenAnswer; hasFailed: boolean }> {
  try {
    return { end: await collectAnswer(writer, asked, log, breaking), hasFailed: false }
  } catch (error) {
    // Without its message: that may quote what a person wrote (SECURITY E3).
    serverLog.error({ failure: wordlessError(error) }, 'an answer failed')
    return { end: brokenAnswer('failed', log.events), hasFailed: true }
  }
}

async function lastEvent(
  { place }: Pick<Run, 'place'>,
  { store, dailyLimit }: AnswerNeeds,
  { state, by }: WrittenAnswer,
  hasFailed: boolean,
): Promise<ChatEvent> {
  if (hasFailed) return { type: 'error', code: 'internal' }
  const used = await store
    .get()
    .then(async ({ db }) => await readUse(db, place.user, Date.now()))
    .catch(() => 0)
  return { type: 'done', state, by, limit_usage: limitOf(used, dailyLimit).limit_usage }
}

/** Saves what is new at intervals; returns what ends that and waits for a saving under way. */
function saveAlong({ place, asked, log, breaking }: Run, needs: AnswerNeeds, times: AnswerTimes) {
  let saved = 0
  let savedAt = performance.now()
  let saving: Promise<void> | undefined
  let isTold = false

  async function save(): Promise<void> {
    const events = [...log.events]
    const { db } = await needs.store.get()
    const content = clean(await needs.contentOf(events, asked))
    // Not ours any more: stopped, or deleted, where another process served that.
    if (!(await saveProgress(db, place, { events, content }))) breaking.abort('stopped' satisfies BreakReason)
    saved = events.length
    savedAt = performance.now()
  }

  const timer = setInterval(() => {
    const isDue = log.events.length > saved || performance.now() - savedAt >= times.beatMs
    if (!isDue || saving) return
    saving = save()
      .catch((error: unknown) => {
        if (!isTold) needs.log.error({ err: error }, 'an answer could not be stored while it grew')
        isTold = true
      })
      .finally(() => {
        saving = undefined
      })
  }, times.saveMs)
  return async () => {
    clearInterval(timer)
    await saving
  }
}

/** Removes the characters that a text column refuses. */
function clean(content: string): string {
  return content.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')
}
