/**
 * Content packs in `npm run library`: adding, updating and listing them, and the messages for the operator.
 */
import { type WorkFound, worksIn } from '#core/content/import/works'
import type { PackSummary } from '#core/contract/content/answers'
import { AppError } from '#core/errors'
import type { SourceInput } from '#core/scripture/editions/container/source-file'
import { type PackChoices, readIndex } from '../library-index'
import { addOrReplacePack, type PackChange, type ReadingPack, updatePack } from '../packs/change-packs'
import { importPack } from '../packs/import-pack'
import { findEntry } from '../writing/change-index'

/** Whether a pack has this abbreviation. */
export function hasPack(directory: string, abbreviation: string): boolean {
  return findEntry(readIndex(directory).packs, abbreviation) !== undefined
}

export async function addPack(
  directory: string,
  input: SourceInput,
  choices: PackChoices,
  abbreviation: string | undefined,
): Promise<PackChange[]> {
  const works = worksIn(input)
  if (works.length > 1 && abbreviation !== undefined) throw severalWorks(input, works)
  const changes: PackChange[] = []
  for (const work of works) {
    const one = works.length > 1 ? work : undefined
    const read = async (reading: ReadingPack) =>
      await importPack(input, { choices, abbreviation, work: one }, reading)
    changes.push(await addOrReplacePack(directory, abbreviation, read, { remember: { choices } }))
  }
  return changes
}

function severalWorks({ name }: SourceInput, works: readonly WorkFound[]): AppError {
  const names = works.map((work) => work.name).join(', ')
  const message = `There are ${works.length} works in it, each a pack of its own: ${names}. Add it without an abbreviation, or one file of it`
  return new AppError('invalid-input', { file: name }, { message })
}

export async function updatePackFrom(
  directory: string,
  abbreviation: string,
  input: SourceInput,
  choices: PackChoices,
): Promise<PackChange> {
  const works = worksIn(input)
  if (works.length > 1) throw severalWorks(input, works)
  return await updatePack(
    directory,
    abbreviation,
    async (reading) => await importPack(input, { choices }, reading),
    { remember: { choices } },
  )
}

/** Entries of a kind that are shown; the stored report has all. */
const shownEntries = 20

/** The report of an import for a person. */
export function packReportText({ manifest, report, isReplaced }: PackChange): string {
  const { abbr, name, locale, kind, licence, segments, numbering, counts } = manifest
  const bytes = segments.reduce((sum, { packed }) => sum + packed, 0)
  const { items, refs, see, media, entries, totals, format } = report
  const head = [
    `${abbr}  ${name}`,
    `${kind}, ${locale}, ${format}, numbering ${numbering}, licence: ${licence}`,
    ...(isReplaced ? [`in the place of the ${abbr} that was here`] : []),
    `${items.kept} of ${items.found} items, ${Math.round(bytes / 1024)} kB to download`,
    `references: ${refs.read} of ${refs.marked} marked read, ${refs.foreign} of other works, ${refs.running} found in the text, ${refs.doubtful} doubtful`,
    ...(counts.numbers ? [`${counts.numbers} items with a number of Strong's`] : []),
    ...(see.found > 0 ? [`see-links: ${see.resolved} of ${see.found} resolved`] : []),
    ...(media > 0 ? [`${media} pictures`] : []),
  ]
  const lines = Object.entries(totals).flatMap(([kindOf, total]) => {
    const shown = entries.filter((entry) => entry.kind === kindOf)
    const rows = shown.slice(0, shownEntries).map(({ file, line, count, details }) => {
      const facts = Object.entries(details).map(([key, value]) => `${key} ${value}`)
      return `  ${file}:${line}  ${facts.join(', ')}${count > 1 ? ` (${count} times)` : ''}`
    })
    const more =
      shown.length > shownEntries ? [`  and ${shown.length - shownEntries} more, see report.json`] : []
    return [`${kindOf}: ${total}`, ...rows, ...more]
  })
  return [...head, ...lines].join('\n')
}

/** A row of `list`. */
export function packRow({ abbr, name, locale, kind, counts, licence, bytes }: PackSummary) {
  return { abbr, name, locale, kind, items: counts.items, licence, bytes }
}
