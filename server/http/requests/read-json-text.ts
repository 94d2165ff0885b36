/** JSON inside a text of a request: the check of the request itself does not see escaped characters. */
import { hasControls } from '#core/control-characters'
import { AppError } from '#core/errors'

/** Throws invalid-input for text that is not JSON and for control characters in its strings. */
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
