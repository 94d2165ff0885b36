/** Output for the operator: tables, the report of an import, a progress line on a terminal. */
import type { Writable } from 'node:stream'
import type { Manifest } from '#core/contract/editions/edition'
import { formatNames } from '#core/contract/editions/formats'
import type { ImportReport, ReportEntry } from '#core/contract/editions/import-report'
import { type ErrorCode, toErrorWire } from '#core/errors'
import type { AgreedNumbers } from '../layers/agreed-words'
import type { LayerOutcome } from '../layers/layer-after'

/** Rows as a table with aligned columns. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The report of an import for a person. */
export function reportText({
  manifest,
  report,
  isReplaced = false,
}: {
  manifest: Manifest
  report: ImportReport
  isReplaced?: boolean
}): string {
  const { abbreviation, name, locale, numbering, books, chapters, verses, bytes } = manifest
  const head = [
    `${abbreviation}  ${name}`,
    `${locale}, ${report.format}, numbering ${numbering.base}${numbering.corrections.length > 0 ? ' with corrections' : ''}`,
    ...(isReplaced ? [`in the place of the ${abbreviation} that was here`] : []),
    `${books} books, ${chapters} chapters, ${verses} verses, ${Math.round(bytes / 1024)} kB to download`,
  ]
  const parts: [title: string, entries: readonly ReportEntry[]][] = [
    ['Repaired', report.repaired],
    ['Left out', report.leftOut],
    ['In doubt', report.doubts],
  ]
  return [...head, ...parts.flatMap(([title, entries]) => entriesText(title, entries))].join('\n')
}

/** What a report says of the words of the original; empty without any. */
export function layerText(outcome: LayerOutcome): string {
  if (outcome.kind === 'none') return ''
  if (outcome.kind === 'too-few')
    return `\nNo study of words: the files name the original behind ${outcome.found} words only`
  if (outcome.kind === 'foreign') return `\nNo study of words: only ${agreedText(outcome.agreed)}`
  const { manifest, report } = outcome.change
  if (!manifest.layer) return ''
  const { runs, numbered, distinct } = manifest.layer
  const bytes = manifest.segments.reduce((sum, { packed }) => sum + packed, 0)
  const lost = report.items.found - runs
  const outside = lost > 0 ? `, ${lost} outside verses left out` : ''
  const tooMany =
    outcome.surplus > 0 ? `, ${outcome.surplus} left out whose number is too many in its verse` : ''
  return `\n${manifest.abbr}  words of the original: ${numbered} of ${runs} words with a number, ${distinct} numbers, ${Math.round(bytes / 1024)} kB to download${outside}${tooMany}${outcome.agreed ? `, ${agreedText(outcome.agreed)}` : ''}`
}

/** How many numbers are those of their verses. */
export function agreedText(agreed: AgreedNumbers | undefined): string {
  if (!agreed) return ''
  const share = (agreed.agreed / Math.max(1, agreed.compared)) * 100
  return `${share.toFixed(1)} % of the numbers stand in the same verse of ${agreed.originals.join(', ')}`
}

function entriesText(title: string, entries: readonly ReportEntry[]): string[] {
  if (entries.length === 0) return []
  const lines = entries.map(({ kind, file, line, count, details }) => {
    const facts = Object.entries(details).map(([key, value]) => `${key} ${value}`)
    const times = count > 1 ? ` (${count} times)` : ''
    const place = file ? `${file}:${line}  ` : ''
    return `  ${place}${kind}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}${times}`
  })
  return [`${title}:`, ...lines]
}

const sentences: Readonly<Partial<Record<ErrorCode, string>>> = {
  'edition-unknown': 'There is no such translation in the library',
  'library-locked': 'Another process is changing the library',
  'abbreviation-taken': 'The abbreviation is taken; give another one with --abbreviation',
  'abbreviation-invalid':
    'An abbreviation has 2 to 12 letters, digits or hyphens and is no word of an address',
  'file-empty': 'There is nothing in it',
  'file-too-large': 'It is too large',
  'file-ratio': 'It grows too much when unpacked',
  'file-entries': 'It holds too many files',
  'file-encoding': 'Its encoding is not known; say --encoding, for example --encoding gb18030',
  'file-format': `It is in none of the formats ${formatNames.join(', ')}`,
  'file-form': `It is a Bible in a form that is not read here; get it as ${formatNames.join(', ')}`,
  'file-damaged': 'It is damaged',
  'file-entities': 'It declares entities, which are not read',
  'file-depth': 'Its elements are nested too deeply',
  'file-no-verses': 'No verses were found in it',
}

/** A failure for a person: the place in the file, the problem, and the facts. */
export function failureText(error: unknown): string {
  const shape = shapeText(error)
  if (shape !== undefined) return shape
  const { code, message, details } = toErrorWire(error)
  const { file, line, ...facts } = details
  const place = file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}: `
  if (message !== code) return place + message
  const archive = code === 'file-format' ? /\b(?:tar|zip)\b/.exec(String(facts.recognised))?.[0] : undefined
  if (archive !== undefined) return `${place}It is a ${archive} in another archive; unpack that first`
  const more = Object.entries(facts).map(([key, value]) => `${key} ${value}`)
  return `${place}${sentences[code] ?? code}${more.length > 0 ? ` (${more.join(', ')})` : ''}`
}

/** JSON that cannot be read, or has another form than is expected: the place in it, not the parser's own words. */
function shapeText(error: unknown): string | undefined {
  if (error instanceof SyntaxError) return 'A JSON file in it is damaged or incomplete'
  if (!(error instanceof Error) || !('issues' in error) || !Array.isArray(error.issues)) return undefined
  const issues: readonly unknown[] = error.issues
  const places = issues.map((issue) => pathOf(issue)).filter((path) => path !== '')
  const where = places.length > 0 ? `: ${[...new Set(places)].slice(0, shownPlaces).join(', ')}` : ''
  return `A JSON file in it has another form than is read${where}`
}

const shownPlaces = 5

function pathOf(issue: unknown): string {
  const path: unknown =
    typeof issue === 'object' && issue !== null && 'path' in issue ? issue.path : undefined
  return Array.isArray(path) ? path.map(String).join('.') : ''
}

/** A progress line. */
export interface Progress {
  /** A step and its completed share, 0..1; undefined if unknown. */
  show(step: string, share: number | undefined): void
  /** Writes a line that stays. */
  say(line: string): void
  /** Removes the line. */
  end(): void
}

const barWidth = 30

/** One line that is overwritten; no output if it is not a terminal. */
export function progressOn(output: Writable & { isTTY?: boolean }): Progress {
  let shown = ''
  const write = (line: string) => {
    if (output.isTTY && line !== shown) output.write(`\r\x1b[2K${line}`)
    shown = line
  }
  return {
    show(step, share) {
      if (share === undefined) return write(step)
      const filled = Math.round(Math.min(1, Math.max(0, share)) * barWidth)
      write(
        `${step.padEnd(12)} ${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${Math.round(share * 100)} %`,
      )
    },
    say(line) {
      write('')
      output.write(`${line}\n`)
    },
    end: () => write(''),
  }
}

/** A line for every step and every quarter of it: for a log. */
export function linesOn(output: Writable): Progress {
  let written = ''
  return {
    show(step, share) {
      const line = share === undefined ? step : `${step} ${Math.floor(share * 4) * 25} %`
      if (line === written) return
      written = line
      output.write(`${line}\n`)
    },
    say: (line) => output.write(`${line}\n`),
    end: () => undefined,
  }
}
