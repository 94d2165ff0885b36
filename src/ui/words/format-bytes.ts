/** A readable size: "1,9 MB". */
import { formatNumber } from './format-number'

/** `bytes` with a unit, formatted for the language. */
export function formatBytes(bytes: number, locale: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const unit = units[step] ?? 'byte'
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const
  return formatNumber(bytes / 1000 ** step, locale, options)
}
