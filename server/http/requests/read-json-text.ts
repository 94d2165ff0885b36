/** JSON inside a text of a request: the look at the request itself does not see the characters it names. */
import { hasControls } from '#core/control-characters'
import { AppError } from '#core/errors'

/** Throws invalid-input for what is no JSON and for control characters in its strings. */
export function readJsonText(text: string): unknown {
  const value = parsed(text)
  if (value === undefined || hasControls(value)) throw new AppError('invalid-input')
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
