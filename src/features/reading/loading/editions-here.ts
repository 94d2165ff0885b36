/**
 * Finds editions that have the text of an address, to be read while the requested one is not here or has no such
 * chapter. Only reads.
 */

import type { Manifest } from '#core/contract/editions/edition'
import type { PageData } from '#core/contract/page-data'
import { rowTitle } from '#core/known-works/row-title'
import { moveAddress } from '#core/scripture/reading/addresses/move-address'
import { nameLocale } from '#core/scripture/reading/name-locale'
import type { PageSource } from '#core/scripture/reading/page-source'
import { readPage } from '#core/scripture/reading/read-page'
import type { ReadingCode } from '#core/scripture/reading/reading-code'

export interface EditionHere {
  abbreviation: string
  name: string
  /** Language of the name, BCP 47. */
  locale: string
  path: string
  /** True if the text is on this device. */
  isHere: boolean
}

interface Wanted {
  /** The text if it is known; its numbers are those of its first edition. */
  data: PageData | undefined
  /** The passage as in the address, if the text is not known. */
  passage: string | undefined
  /** Language of the interface. */
  locale: string
  /** Includes editions whose text has yet to be loaded. */
  mayLoad?: boolean
}

/** A longer list would need a search, and the panel of translations has one. */
const most = 6

/** The first of these abbreviations that have the text, each with the place in its own numbering. */
export async function editionsHere(
  source: PageSource,
  abbreviations: readonly string[],
  wanted: Wanted,
  code: ReadingCode,
): Promise<EditionHere[]> {
  const found: EditionHere[] = []
  // One after the other, because everything read stays in memory and only a few are wanted.
  for (const abbreviation of abbreviations) {
    if (found.length === most) break
    const here = await editionHere(source, abbreviation, wanted, code)
    if (here) found.push(here)
  }
  return found
}

async function editionHere(
  source: PageSource,
  abbreviation: string,
  wanted: Wanted,
  code: ReadingCode,
): Promise<EditionHere | undefined> {
  const edition = await source.edition(abbreviation)
  if (!edition?.manifest) return undefined
  const passage = await passageIn(source, edition.manifest, wanted)
  const request = { abbreviations: [abbreviation], passage, locale: wanted.locale }
  const reading = await readPage(source, request, code)
  if (reading.kind !== 'found' || !reading.data.address) return undefined
  const isHere = reading.missing.length === 0
  if ((!isHere && !wanted.mayLoad) || reading.absent.length > 0) return undefined
  const { name, locale } = edition.summary
  return { abbreviation, name: rowTitle(name), locale, path: reading.data.address.path, isHere }
}

/** The passage in the numbering and the names of this edition. */
async function passageIn(
  source: PageSource,
  manifest: Manifest,
  { data, passage, locale }: Wanted,
): Promise<string | undefined> {
  const numbering = data?.manifests[0]?.numbering
  const names = (await source.names(nameLocale(manifest.locale, locale)))?.names
  if (!data?.address || !numbering || !names) return passage
  const { abbreviation } = manifest
  const { path } = moveAddress(data.address, 0, numbering, { manifest, names, abbreviations: [abbreviation] })
  return path.split('/')[2]
}
