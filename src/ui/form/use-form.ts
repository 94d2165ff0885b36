/** State of a form: values, their problems (after leaving a field and after submitting), and submitting. */
import { type FormEvent, useRef, useState } from 'react'
import { AppError, type ErrorWire, toErrorWire } from '#core/errors'
import { type Problem, problemOf, type Rule } from './field-rules'

type Values<Name extends string> = Readonly<Record<Name, string>>

interface Options<Name extends string> {
  initial: Values<Name>
  rules?: Partial<Record<NoInfer<Name>, readonly Rule<NoInfer<Name>>[]>>
  /** Submits; the form shows what it throws. */
  send: (values: Values<NoInfer<Name>>) => Promise<void>
}

export interface FieldState {
  id: string
  value: string
  problem: Problem | undefined
  onChange: (value: string) => void
  onLeave: () => void
}

export interface FormState<Name extends string = string> {
  values: Values<Name>
  isDirty: boolean
  isBusy: boolean
  /** Why submitting failed as a whole. */
  error: ErrorWire | undefined
  /** Problems in the order of the fields; empty until the form was submitted. */
  summary: readonly { name: Name; problem: Problem }[]
  /** Grows with every failed submit: the summary takes the focus then. */
  failures: number
  field: (name: Name) => FieldState
  onSubmit: (event: FormEvent) => void
  reset: (values?: Values<Name>) => void
}

/** `id` begins the ids of the fields; two forms of a page have different ones. */
export function useForm<Name extends string>(
  id: string,
  { initial, rules = {}, send }: Options<Name>,
): FormState<Name> {
  const [start, setStart] = useState(initial)
  const [values, setValues] = useState<Values<Name>>(initial)
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const names = namesOf(initial)
  const ownProblem = (name: Name) => problemOf(rules[name] ?? [], values[name], values)
  const sending = useSending(send)
  const { answer, isTried } = sending
  const wrong = (name: Name): Problem | undefined =>
    ownProblem(name) ??
    (answer && answer.values[name] === values[name] ? problemInAnswer(answer.error, name) : undefined)
  const isOfField = answer && names.some((name) => problemInAnswer(answer.error, name))
  return {
    values,
    isDirty: names.some((name) => values[name] !== start[name]),
    isBusy: sending.isBusy,
    error: isOfField ? undefined : answer?.error,
    summary: names.flatMap((name) => {
      const problem = isTried ? wrong(name) : undefined
      return problem ? [{ name, problem }] : []
    }),
    failures: sending.failures,
    field: (name) => ({
      id: `${id}-${name}`,
      value: values[name],
      problem: isTried || left.has(name) ? wrong(name) : undefined,
      onChange: (value) => setValues((before) => ({ ...before, [name]: value })),
      onLeave: () => values[name] !== start[name] && setLeft((before) => new Set([...before, name])),
    }),
    onSubmit(event) {
      event.preventDefault()
      void sending.submit(
        values,
        names.every((name) => !ownProblem(name)),
      )
    },
    reset(next = initial) {
      setStart(next)
      setValues(next)
      setLeft(new Set())
      sending.forget()
    },
  }
}

/** Submits, one at a time, and keeps the outcome. */
function useSending<Name extends string>(send: Options<Name>['send']) {
  const [answer, setAnswer] = useState<{ error: ErrorWire; values: Values<Name> }>()
  const [tries, setTries] = useState({ isTried: false, failures: 0 })
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const fail = () => setTries(({ failures }) => ({ isTried: true, failures: failures + 1 }))
  return {
    answer,
    isBusy,
    ...tries,
    async submit(values: Values<Name>, isRight: boolean): Promise<void> {
      if (isSending.current) return
      setAnswer(undefined)
      if (!isRight) return fail()
      isSending.current = true
      setIsBusy(true)
      const error = await failureOf(send(values))
      isSending.current = false
      setIsBusy(false)
      if (!error) return
      setAnswer({ error, values })
      fail()
    },
    forget() {
      setAnswer(undefined)
      setTries({ isTried: false, failures: 0 })
    },
  }
}

const namesOf = <Name extends string>(values: Values<Name>) => Object.keys(values) as Name[]

/** Undefined when it succeeded. */
async function failureOf(sending: Promise<void>): Promise<ErrorWire | undefined> {
  try {
    await sending
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) globalThis.reportError(error)
    return toErrorWire(error)
  }
}

/** The server names fields and their problems in the details; a code of ours has a message of its own. */
function problemInAnswer({ code, details }: ErrorWire, name: string): Problem | undefined {
  if (code !== 'invalid-input' || !(name in details)) return undefined
  const found = String(details[name]).split(',')[0] ?? ''
  return { text: /^[a-z]+(-[a-z]+)+$/.test(found) ? `errors:${found}` : 'forms:format' }
}
