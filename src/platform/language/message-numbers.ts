/** Numbers inside messages: `t('…', { count: 5 })` gets the digits of the language here and nowhere else. */
import type { FormatterModule } from 'i18next'
import { formatNumber } from '../../ui/words/format-number'

/**
 * For i18next with `interpolation.alwaysFormat`; strings are left as they are: names, and numbers formatted
 * by the caller.
 */
export const messageNumbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, locale) =>
    typeof value === 'number' && locale !== undefined ? formatNumber(value, locale) : String(value ?? ''),
}
