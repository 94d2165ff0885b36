/** The place that a link names, in the edition of its address. A place this device does not know is opened instead. */
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Manifest } from '#core/contract/editions/edition'
import { placeLabel } from '#core/scripture/reading/addresses/addresses'
import { resolvePassage } from '#core/scripture/reading/addresses/resolve-passage'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { useTask } from '../../../model/asking/use-task'
import type { ShownPlace } from '../../../model/contents/text/use-places'
import { workerClient } from '../../../platform/client/worker-client'
import { pageSource } from '../../../platform/local/page-source'

export interface LinkedPlace {
  place: ShownPlace
  edition: Manifest
}

/** Undefined until it is known. */
export function useLinkedPlace(href: string): LinkedPlace | undefined {
  const { i18n } = useTranslation()
  const router = useRouter()
  const [found, setFound] = useState<LinkedPlace>()
  useTask([href, i18n.language, router], async ({ isCurrent }) => {
    const place = await findPlace(href, i18n.language).catch(() => undefined)
    if (!isCurrent()) return
    if (place) setFound(place)
    else router.history.push(href)
  })
  return found
}

async function findPlace(href: string, locale: string): Promise<LinkedPlace | undefined> {
  const [, abbreviation = '', passage = ''] = decodeURI(href.replace(/[?#].*$/, '')).split('/')
  const known = await editionOf(abbreviation)
  if (!known) return undefined
  const language = nameLocale(known.locale, locale)
  await workerClient().wantNames(language)
  const packs = await Promise.all([...new Set([language, locale])].map((one) => pageSource.names(one)))
  const [pack, ...others] = packs.filter((one) => one !== undefined)
  if (!pack) return undefined
  const resolved = resolvePassage(passage, [known], [pack, ...others])
  if (resolved.kind !== 'found') return undefined
  const { chapter, marked } = resolved.address
  const { from, to } = marked[0] ?? { from: chapter, to: chapter }
  const naming = { names: pack.names, separators: known.separators, locale: language }
  return { edition: known, place: { from, to, href, label: placeLabel(from, to, naming) } }
}

async function editionOf(abbreviation: string): Promise<Manifest | undefined> {
  const stored = (await pageSource.edition(abbreviation))?.manifest
  if (stored) return stored
  await workerClient().wantEdition(abbreviation)
  return (await pageSource.edition(abbreviation))?.manifest
}
