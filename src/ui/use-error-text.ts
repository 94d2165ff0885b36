/** The one table from error codes to sentences (group `errors`); an unknown code says the general sentence. */
import { useTranslation } from 'react-i18next'
import type { ErrorWire } from '#core/errors'

/** The sentence for an error in the interface language; empty without an error. */
export function useErrorText(error: ErrorWire | undefined): string {
  const { t, i18n } = useTranslation('errors')
  if (!error) return ''
  const key = i18n.exists(error.code, { ns: 'errors' }) ? error.code : 'internal'
  return t(key, { ...error.details })
}
