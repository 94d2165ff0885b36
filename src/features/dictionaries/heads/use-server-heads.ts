/** Heads of dictionaries that are not on this device, asked for page by page; an answer belongs to its beginning and is kept. */
import { useEffect, useMemo, useState } from 'react'
import { headKey } from '#core/content/model/head-key'
import type { HeadsPage } from '#core/contract/content/answers'
import { wantAnswer } from '../../../model/contents/stored-contents'

/** Between the last letter and the question. */
const pauseMs = 200

export interface Answered extends HeadsPage {
  /** The beginning it was asked for. */
  prefix: string
  keys: readonly string[]
  /** How many pages are here. */
  pages: number
}

type Answer = Answered | 'failed' | 'asked'

/** By abbreviation and beginning. */
export type Answers = ReadonlyMap<string, Answer>

export interface ServerHeads {
  answers: Answers
  /** Of the dictionaries that were asked for now. */
  isAsking: boolean
  failed: readonly string[]
  more: () => void
  retry: () => void
}

export function useServerHeads(abbrs: readonly string[], prefix: string): ServerHeads {
  const [answers, setAnswers] = useState<Answers>(new Map())
  const wanted = abbrs.join(',')
  const set = (key: string, answer: Answer | undefined) =>
    setAnswers((before) => {
      const next = new Map(before)
      if (answer) next.set(key, answer)
      else next.delete(key)
      return next
    })
  const ask = (abbr: string, before: Answered | undefined) => {
    const key = keyOf(abbr, prefix)
    const page = before?.pages ?? 0
    if (!before) set(key, 'asked')
    const asked = { params: { abbreviation: abbr }, query: { prefix, page: String(page) } }
    wantAnswer('packHeads', asked).then(
      (answer) => set(key, answer ? joined(prefix, before, answer) : (before ?? 'failed')),
      () => set(key, before ?? 'failed'),
    )
  }
  const missing = abbrs.filter(
    (abbr) => !answers.has(keyOf(abbr, prefix)) && !isWhole(bestAnswer(answers, abbr, prefix)),
  )
  const missed = missing.join(',')
  useEffect(() => {
    if (missed === '') return
    const timer = setTimeout(
      () => {
        for (const abbr of missed.split(',')) ask(abbr, undefined)
      },
      prefix.length > 1 ? pauseMs : 0,
    )
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is missing says what is asked for
  }, [missed, prefix])
  const failed = useMemo(
    () => wanted.split(',').filter((abbr) => abbr && answers.get(keyOf(abbr, prefix)) === 'failed'),
    [wanted, answers, prefix],
  )
  const retry = () => {
    for (const abbr of failed) set(keyOf(abbr, prefix), undefined)
  }
  useEffect(() => {
    if (failed.length === 0) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it retries what has failed
  }, [failed])
  return {
    answers,
    isAsking: missing.length > 0 || abbrs.some((abbr) => answers.get(keyOf(abbr, prefix)) === 'asked'),
    failed,
    more() {
      for (const abbr of abbrs) {
        const here = answers.get(keyOf(abbr, prefix))
        if (typeof here === 'object' && here.heads.length < here.total) ask(abbr, here)
      }
    },
    retry,
  }
}

const keyOf = (abbr: string, prefix: string) => `${abbr} ${prefix}`

function joined(prefix: string, before: Answered | undefined, { heads, ...rest }: HeadsPage): Answered {
  return {
    ...rest,
    prefix,
    heads: [...(before?.heads ?? []), ...heads],
    keys: [...(before?.keys ?? []), ...heads.map(({ head }) => headKey(head))],
    pages: (before?.pages ?? 0) + 1,
  }
}

/** The answer to the longest beginning of `prefix` there is. */
export function bestAnswer(answers: Answers, abbr: string, prefix: string): Answered | undefined {
  for (let length = prefix.length; length >= 0; length -= 1) {
    const answer = answers.get(keyOf(abbr, prefix.slice(0, length)))
    if (typeof answer === 'object') return answer
  }
  return undefined
}

/** Nothing that begins so is missing in it. */
export function isWhole(answer: Answered | undefined): boolean {
  return answer !== undefined && answer.heads.length >= answer.total
}
