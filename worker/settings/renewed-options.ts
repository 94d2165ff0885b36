/**
 * Translates options stored by the first versions: some were named after the attribute they set instead of
 * their meaning (spec 1 §3), and an empty value stood for the default; `darkMode` is older still (FEATURES
 * SHELL-07).
 */
import { isOptionPath, type OptionValue, parseOption } from '#core/contract/members/option-tree'
import type { Database } from '#db/database'
import type { OptionRow } from '#db/rows'

const shown = {
  numbers: 'textFormats.showVerseNumbers',
  headings: 'textFormats.showHeadings',
  footnotes: 'textFormats.showFootnotes',
  references: 'textFormats.showCrossRefs',
} as const

/** Updates the table; writes nothing when it is current. */
export async function renewOptions(database: Database): Promise<void> {
  await database.transaction('rw', database.options, async () => {
    const rows = await database.options.toArray()
    const renewed = rows.map((row) => ({ row, now: renewedOptions(row) }))
    const old = renewed.filter(({ row, now }) => now.length !== 1 || now[0]?.value !== row.value)
    if (old.length === 0) return
    await database.options.bulkDelete(old.map(({ row }) => row.path))
    await database.options.bulkPut(old.flatMap(({ now }) => now))
  })
}

/** The rows that replace a row: the row itself if it is current, none if it means a default. */
export function renewedOptions({ path, value }: OptionRow): OptionRow[] {
  if (path === 'textFormats.hide')
    return String(value)
      .split(' ')
      .flatMap((what) => (isShowable(what) ? [{ path: shown[what], value: false }] : []))
  if (path === 'textFormats.darkMode') return value === true ? [{ path: 'theme', value: 'dark' }] : []
  if (!isOptionPath(path)) return [{ path, value }]
  const renewed = parseOption(path, meantBy(path, value))
  if (renewed !== undefined) return [{ path, value: renewed }]
  // A word of a later version stays until that one is back; nobody shows it meanwhile.
  return typeof value === 'string' && value !== '' ? [{ path, value }] : []
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
