/** The abbreviation and the name an edition gets: what the person says, else the file's metadata, else the file's name. */
import { isRouteWord } from '../../../contract/address/route-words'
import { AppError } from '../../../errors'
import type { ImportOptions } from '../edition'
import type { EditionMetadata } from '../sink'

export interface Identity {
  abbreviation: string
  /** The abbreviation wanted, when it was taken and another was given. */
  taken?: string
  name: string
}

const longest = 12

/**
 * Decides abbreviation and name. An abbreviation has 2 to 12 letters, digits and hyphens, is no route word, locale or
 * STANDARD, and is unique without regard to case: a taken one gets the next free number (`MENG-2`).
 * Throws `abbreviation-invalid` when the one asked for cannot be one.
 */
export function decideIdentity(
  options: Pick<ImportOptions, 'abbreviation' | 'name' | 'fileName' | 'taken'>,
  metadata: EditionMetadata,
): Identity {
  const wanted = options.abbreviation?.trim() ?? ''
  if (wanted !== '' && !isAbbreviation(wanted))
    throw new AppError('abbreviation-invalid', { abbreviation: wanted })
  const found = wanted || derived(options.fileName, metadata)
  const abbreviation = nextFree(found, options.taken)
  const name = options.name?.trim() || soundName(metadata.name) || stemOf(options.fileName) || abbreviation
  return { abbreviation, name, ...(abbreviation === found ? {} : { taken: found }) }
}

/** True for 2 to 12 letters, digits or hyphens that name nothing else. */
export function isAbbreviation(text: string): boolean {
  return (
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u.test(text) &&
    text.length >= 2 &&
    text.length <= longest &&
    !isRouteWord(text)
  )
}

function derived(fileName: string, metadata: EditionMetadata): string {
  const name = soundName(metadata.name) ?? ''
  const initials = (name.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []).map((word) => word.slice(0, 1)).join('')
  const candidates = [
    withoutLanguage(metadata.abbreviation ?? ''),
    metadata.abbreviation ?? '',
    stemOf(fileName),
    initials,
  ]
  for (const candidate of candidates) {
    const text = candidate
      .trim()
      .replace(/[\s_.]+/g, '-')
      .toUpperCase()
    if (isAbbreviation(text)) return text
  }
  return 'EDITION'
}

/** Modules are often named after their language: `GerMenge`, `PorBLivre`. */
function withoutLanguage(abbreviation: string): string {
  return abbreviation.replace(/^[A-Z][a-z]{2}(?=[A-Z]\w{2})/, '')
}

function nextFree(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted.toUpperCase())) return wanted
  for (let number = 2; ; number++) {
    const suffix = `-${number}`
    const next = `${wanted.slice(0, longest - suffix.length).replace(/-$/, '')}${suffix}`
    if (!taken.has(next.toUpperCase())) return next
  }
}

/** A name, unless it is a path of the converter's machine or damaged. */
function soundName(name: string | undefined): string | undefined {
  const text = name?.replace(/\s+/g, ' ').trim() ?? ''
  return text === '' || /[/\\\uFFFD]|\.\w{3,4}$/.test(text) ? undefined : text.slice(0, 200)
}

/** `kjv.osis.xml.gz` is `kjv`. */
function stemOf(fileName: string): string {
  return /([^/\\.]+)[^/\\]*[/\\]?$/.exec(fileName)?.[1]?.trim() ?? ''
}
