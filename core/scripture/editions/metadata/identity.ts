/**
 * The abbreviation and the name of an edition: the person's choice, else the file's
 * metadata, else the file's name.
 */
import { isRouteWord } from '../../../contract/address/route-words'
import { AppError } from '../../../errors'
import { knownEditionTitle } from '../../../known-works/known-editions'
import type { ImportOptions } from '../edition'
import type { EditionMetadata } from '../sink'
import { fileTitle } from './file-title'
import { languageTag } from './language-tag'

/** Abbreviation and name. */
export interface Identity {
  abbreviation: string
  /** The wanted abbreviation, when it was taken and another one was assigned. */
  taken?: string
  name: string
}

const longest = 12

/**
 * Decides abbreviation and name. An abbreviation has 2 to 12 letters, digits and hyphens, is no route word,
 * locale or STANDARD, and is unique in any case: a taken one gets the next free number (`MENG-2`). Throws
 * `abbreviation-invalid` when the requested one breaks these rules.
 */
export function decideIdentity(
  options: Pick<ImportOptions, 'abbreviation' | 'name' | 'fileName' | 'taken'>,
  metadata: EditionMetadata,
  locale: string,
): Identity {
  const wanted = options.abbreviation?.trim() ?? ''
  if (wanted !== '' && !isAbbreviation(wanted))
    throw new AppError('abbreviation-invalid', { abbreviation: wanted })
  const found = wanted || derived(options.fileName, metadata, locale)
  const abbreviation = nextFree(found, options.taken)
  const title = soundName(metadata.name)
  // Without a title the name of the file, which its person knows, says more than the language.
  const called = title
    ? distinctName(title, found, locale)
    : (knownEditionTitle(found, locale) ?? fileTitle(options.fileName))
  const name = options.name?.trim() || called || found
  return { abbreviation, name, ...(abbreviation === found ? {} : { taken: found }) }
}

/**
 * The file's own description in one line, which identifies the same work again;
 * `locale` is the language found in it.
 */
export function workOf(
  fileName: string,
  metadata: EditionMetadata,
  locale: string,
): { work: string; hasTitle: boolean } {
  const title = soundName(metadata.name) ?? ''
  const work = [derived(fileName, metadata, locale), languageOf(locale), title].join(' ').trim()
  return { work, hasTitle: title !== '' }
}

/** True for 2 to 12 letters, digits or hyphens that have no other meaning. */
export function isAbbreviation(text: string): boolean {
  return (
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u.test(text) &&
    text.length >= 2 &&
    text.length <= longest &&
    !isRouteWord(text)
  )
}

/**
 * The file's own abbreviation, shortened if it is too long; else the name of the file, the initials of the
 * edition's name, or the beginning of the file's name.
 */
function derived(fileName: string, metadata: EditionMetadata, locale: string): string {
  const name = soundName(metadata.name) ?? ''
  const initials = (name.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []).map((word) => word.slice(0, 1)).join('')
  const own = ownId(metadata.abbreviation ?? '', locale)
  const stem = stemOf(fileName)
  const candidates = [withoutLanguage(own, locale), own].map(spelled)
  const others = [stem, initials].map(spelled)
  const all = [...candidates, ...candidates.map(shortened), ...others, ...others.map(shortened)]
  return all.find(isAbbreviation) ?? 'EDITION'
}

/**
 * The file's own abbreviation, unless it is a path or damaged; OSIS puts `Bible.` and the language before it.
 */
function ownId(abbreviation: string, locale: string): string {
  if (/[/\\\uFFFD]/.test(abbreviation)) return ''
  const [, prefix = '', rest = ''] =
    /^(\w{2,3})[.:](.+)$/.exec(abbreviation.trim().replace(/^bible[.:]/i, '')) ?? []
  return rest !== '' && languageTag(prefix) === locale ? rest : abbreviation.trim().replace(/^bible[.:]/i, '')
}

/** Upper case, with hyphens for characters an abbreviation cannot have. */
function spelled(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+|-$/gu, '')
    .toUpperCase()
}

/** Shortens to whole parts between hyphens if they use at least half of the allowed length. */
function shortened(text: string): string {
  const start = text.slice(0, longest + 1)
  const border = start.lastIndexOf('-')
  return start.slice(0, border * 2 >= longest ? border : longest).replace(/-$/, '')
}

/**
 * Module names often begin with their language: `GerMenge`, `PorBLivre`. Other words
 * stay whole: `NewDawn` of an English text.
 */
function withoutLanguage(abbreviation: string, locale: string): string {
  const [, prefix = '', rest = ''] = /^([A-Z][a-z]{2})([A-Z]\w{2}.*)$/.exec(abbreviation) ?? []
  return prefix !== '' && languageOf(languageTag(prefix)) === languageOf(locale) ? rest : abbreviation
}

function languageOf(tag = ''): string {
  return tag.split('-')[0] ?? ''
}

/**
 * The title of an edition. If it only repeats the abbreviation beside which it is shown: the title of the known edition, else its
 * language in its own words, if it has one. `locale` is BCP 47.
 */
export function distinctName(name: string, abbreviation: string, locale: string): string {
  if (name !== '' && spelled(name) !== spelled(abbreviation).replace(/-\d+$/, '')) return name
  const title = knownEditionTitle(abbreviation, locale)
  if (title !== undefined) return title
  const words =
    locale === 'und' ? undefined : new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
  return words?.of(locale) || name || abbreviation
}

function nextFree(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted.toUpperCase())) return wanted
  for (let number = 2; ; number++) {
    const suffix = `-${number}`
    const next = `${wanted.slice(0, longest - suffix.length).replace(/-$/, '')}${suffix}`
    if (!taken.has(next.toUpperCase())) return next
  }
}

/** A name, unless it is a path on the converter's machine or damaged. */
function soundName(name: string | undefined): string | undefined {
  const text = name?.replace(/\s+/g, ' ').trim() ?? ''
  return text === '' || /[/\\\uFFFD]|\.\w{3,4}$/.test(text) ? undefined : text.slice(0, 200)
}

/** `kjv.osis.xml.gz` becomes `kjv`. */
function stemOf(fileName: string): string {
  return /([^/\\.]+)[^/\\]*[/\\]?$/.exec(fileName)?.[1]?.trim() ?? ''
}
