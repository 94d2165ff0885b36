/** Numbers inside texts: whoever writes `t('…', { count: 5 })` gets the digits of the language, at this one place. */
import type { FormatterModule } from 'i18next'
import { formatNumber } from '../../ui/words/format-number'

/** For i18next with `interpolation.alwaysFormat`; texts come as they are: names, and numbers written in another form. */
export const messageNumbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, locale) =>
    typeof value === 'number' && locale !== undefined ? formatNumber(value, locale) : String(value ?? ''),
}
