/**
 * Options as the first versions stored them, in today's words: some were named after the attribute they set instead of what they
 * mean (spec 1 §3), and empty stood for the default; `darkMode` is older still (FEATURES SHELL-07).
 */
import { isOptionPath, type OptionValue, parseOption } from '#core/contract/members/option-tree'
import type { OptionRow } from './rows'

const shown = {
  numbers: 'textFormats.showVerseNumbers',
  headings: 'textFormats.showHeadings',
  footnotes: 'textFormats.showFootnotes',
  references: 'textFormats.showCrossRefs',
} as const

/** What stands in place of a row: itself where it is of today, nothing where it means a default. */
export function renewedOptions({ path, value }: OptionRow): OptionRow[] {
  if (path === 'textFormats.hide')
    return String(value)
      .split(' ')
      .flatMap((what) => (isShowable(what) ? [{ path: shown[what], value: false }] : []))
  if (path === 'textFormats.darkMode') return value === true ? [{ path: 'theme', value: 'dark' }] : []
  if (!isOptionPath(path)) return [{ path, value }]
  const renewed = parseOption(path, meantBy(path, value))
  return renewed === undefined ? [] : [{ path, value: renewed }]
}

function meantBy(path: string, value: OptionValue): OptionValue {
  if (path === 'textFormats.maxWidth' && typeof value === 'string') return value !== 'full'
  if (path === 'textFormats.oneVerseLine' && typeof value === 'string') return value === 'verse'
  if (path === 'textFormats.jesus' && typeof value === 'string') return value === 'on'
  return value
}

function isShowable(word: string): word is keyof typeof shown {
  return Object.hasOwn(shown, word)
}
