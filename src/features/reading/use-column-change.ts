/** Opens a comparison with one of its columns changed: the same text, at the verse that is in view. */
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { PageData, TextAddress } from '#core/contract/page-data'
import { type MovedAddress, moveAddress } from '#core/scripture/reading/move-address'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { byTheWay } from '../../platform/by-the-way'
import { pageSource } from '../../platform/page-source'
import { workerClient } from '../../platform/worker-client'
import { planArrival } from './arrival'
import { type ColumnChange, changeColumns } from './columns/change-columns'
import { prepareReading } from './reading-cache'
import { currentPosition } from './scroll-position'

const headerPx = 55

/** A function that changes the column whose menu button `mark` is. */
export function useColumnChange(mark: HTMLElement, data: PageData): (change: ColumnChange) => void {
  const router = useRouter()
  const { i18n } = useTranslation()
  const { address } = data
  const open = async (change: ColumnChange) => {
    const article = mark.closest('article')
    if (!address || !article) return
    const { verse, offset } = currentPosition(article, headerPx)
    const { abbreviations, column } = changeColumns(address.abbreviations, columnOf(mark), change)
    const moved = await pathOf({ address, data, abbreviations, verse, locale: i18n.language })
    await prepareReading(moved.path, i18n.language)
    planArrival({ path: moved.path, position: { verse: moved.verse, offset }, column })
    router.history.push(moved.path)
  }
  return (change) => byTheWay(open(change))
}

/** The column whose head a menu button stands in. */
export function columnOf(mark: HTMLElement): number {
  return Number(mark.dataset['column'] ?? 0)
}

interface Wanted {
  address: TextAddress
  data: PageData
  abbreviations: readonly string[]
  verse: number
  locale: string
}

/** The address belongs to the first column. Where a new first one cannot be learnt, its words stay: they are read in every language. */
async function pathOf({ address, data, abbreviations, verse, locale }: Wanted): Promise<MovedAddress> {
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
  // Offline they may not be had; the address then stays as it is.
  await Promise.allSettled([workerClient().wantNames(locale)])
  return pageSource.names(locale)
}
