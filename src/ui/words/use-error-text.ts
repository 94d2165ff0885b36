/**
 * The text a person reads about an error (core/error-rules/error-catalogue): the message of its code in the
 * group `errors`, and its payload line by line.
 */
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { displayOfError } from '#core/error-rules/error-catalogue'
import type { ErrorWire } from '#core/errors'

/** The message for an error in the interface language; empty without an error. */
export function useErrorText(error: ErrorWire | undefined): string {
  const { t } = useTranslation('errors')
  return error ? errorText(error, t) : ''
}

/** The same outside a component; `t` is that of the group `errors`. */
export function errorText(error: ErrorWire, t: TFunction<'errors'>): string {
  // i18next returns a missing key unchanged.
  const display = displayOfError(error, (code) => t(code, { defaultValue: '' }) !== '')
  if (display.kind === 'text') return display.text
  return [t(display.code, { ...error.details }), ...display.lines].join('\n')
}
