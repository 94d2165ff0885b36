/** Opens the text on the screen in other columns: the same passage in their numbering, at the verse in view. */
import type { PageData, TextAddress } from '#core/contract/page-data'
import { type MovedAddress, moveAddress } from '#core/scripture/reading/addresses/move-address'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { shownText } from '../../../model/text/shown-text'
import { workerClient } from '../../../platform/client/worker-client'
import { pageSource } from '../../../platform/local/page-source'
import { headerPx } from '../../../platform/page/header-height'
import { planArrival } from '../position/arrival'
import { currentPosition } from '../position/scroll-position'
import { prepareReading } from '../turning/read-ahead'

interface Wanted {
  data: PageData
  abbreviations: readonly string[]
  /** Index of the column that gets the focus then; without one the heading gets it. */
  column?: number | undefined
  locale: string
}

/** The path to go to; its reading is prepared, so that it opens at once. Undefined if no chapter is open. */
export async function pathToColumns({
  data,
  abbreviations,
  column,
  locale,
}: Wanted): Promise<string | undefined> {
  const { address } = data
  if (!address) return undefined
  const text = shownText()
  const seen = text && currentPosition(text, headerPx())
  const moved = await movedTo({ address, data, abbreviations, verse: seen?.verse ?? 0, locale })
  await prepareReading(moved.path, locale)
  if (seen) planArrival({ path: moved.path, position: { verse: moved.verse, offset: seen.offset }, column })
  return moved.path
}

interface Moving {
  address: TextAddress
  data: PageData
  abbreviations: readonly string[]
  verse: number
  locale: string
}

/** Moves the address to the new first column. If that column cannot be read, the words of the address stay, which every language understands. */
async function movedTo({ address, data, abbreviations, verse, locale }: Moving): Promise<MovedAddress> {
  const [first = ''] = abbreviations
  const slug = address.path.split('/').slice(2).join('/')
  const unmoved = { path: `/${abbreviations.join('.')}/${slug}`, verse }
  const numbering = data.manifests[0]?.numbering
  if (first === address.abbreviations[0] || !numbering) return unmoved
  const manifest = await learntManifest(first)
  const pack = manifest && (await learntNames(nameLocale(manifest.locale, locale)))
  return manifest && pack
    ? moveAddress(address, verse, numbering, { manifest, names: pack.names, abbreviations })
    : unmoved
}

async function learntManifest(abbreviation: string) {
  const known = await pageSource.edition(abbreviation)
  if (known?.manifest) return known.manifest
  await workerClient().wantEdition(abbreviation)
  return (await pageSource.edition(abbreviation))?.manifest
}

async function learntNames(locale: string) {
  const known = await pageSource.names(locale)
  if (known) return known
  // Offline the names may be missing; the address then stays as it is.
  await Promise.allSettled([workerClient().wantNames(locale)])
  return pageSource.names(locale)
}
