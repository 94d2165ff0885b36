/**
 * The values a field accepts (spec 2 §5), as pure rules: a problem names its message in the group `forms` or
 * `errors`.
 */

export interface Problem {
  /** `forms:required`. */
  text: string
  values?: Readonly<Record<string, string | number>>
}

/** `values` are all fields of the form. */
export type Rule<Name extends string = string> = (
  value: string,
  values: Readonly<Record<Name, string>>,
) => Problem | undefined

const unless = (isRight: boolean, text: string, values?: Problem['values']): Problem | undefined =>
  isRight ? undefined : { text: `forms:${text}`, ...(values ? { values } : {}) }

export const required: Rule = (value) => unless(value.trim() !== '', 'required')
/** The rule of the server; an empty value is left to `required`. */
export const email: Rule = (value) =>
  unless(
    value === '' || (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) && value.length <= 254),
    'email',
  )
export const atMost =
  (count: number): Rule =>
  (value) =>
    unless([...value].length <= count, 'maxLength', { count })
export const atLeast =
  (count: number): Rule =>
  (value) =>
    unless(value === '' || [...value].length >= count, 'minLength', { count })
/** Must equal another field. */
export const sameAs =
  <Name extends string>(other: Name): Rule<Name> =>
  (value, values) =>
    value === values[other] ? undefined : { text: 'errors:passwords-differ' }
/** A word that has to be typed to confirm. */
export const exactly =
  (word: string): Rule =>
  (value) =>
    unless(value.trim() === word, 'exactly', { word })
/** Names are one line: no character that breaks the line. */
export const plainText: Rule = (value) => {
  // oxlint-disable-next-line no-control-regex
  const [found] = /[\u0000-\u001f\u007f]/.exec(value) ?? []
  return unless(found === undefined, 'character', { character: JSON.stringify(found ?? '').slice(1, -1) })
}

/** The first problem of a value; undefined when it is valid. */
export function problemOf<Name extends string>(
  rules: readonly Rule<Name>[],
  value: string,
  values: Readonly<Record<Name, string>>,
): Problem | undefined {
  for (const rule of rules) {
    const problem = rule(value, values)
    if (problem) return problem
  }
  return undefined
}
