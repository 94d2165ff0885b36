/** Stores the text as a recent passage, and prefetches its neighbours when the page is idle. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { useChaptersHeading } from '../../../model/place/use-chapter-heading'
import type { Neighbours } from '../../../model/place/use-neighbours'
import { byTheWay } from '../../../platform/client/by-the-way'
import { workerClient } from '../../../platform/client/worker-client'
import { onceOnline } from '../../../ui/timing/once-online'

/** A chapter counts as read after this time. */
const readAfterMs = 1200

/** Acts for the visible view only. */
export function useRemember(data: PageData, { previous, next }: Neighbours, isVisible: boolean): void {
  const { i18n } = useTranslation()
  const heading = useChaptersHeading(data)
  const path = data.address?.path
  const abbreviations = data.address?.abbreviations.join('.') ?? ''
  const locale = i18n.language
  const links = [next?.href, previous?.href].filter((href) => href !== undefined).join(' ')
  useEffect(() => {
    if (!isVisible) return
    const timer = setTimeout(() => {
      byTheWay(readNeighbours(links.split(' ').filter(Boolean), locale))
    }, 200)
    return () => clearTimeout(timer)
  }, [links, locale, isVisible])
  useEffect(() => {
    if (!isVisible || !path) return
    const timer = setTimeout(() => {
      const translations = abbreviations.split('.')
      byTheWay(workerClient().rememberPassage(path, heading, translations))
      byTheWay(remember(path, heading, translations))
    }, readAfterMs)
    return () => clearTimeout(timer)
  }, [path, heading, abbreviations, isVisible])
}

/** Loads both before either is needed, because the network may be gone by then. */
const loadParts = () => Promise.all([import('./read-ahead'), import('../loading/remember-visit')])

async function readNeighbours(paths: readonly string[], locale: string): Promise<void> {
  const [{ readAhead }] = await onceOnline(loadParts)
  await readAhead(paths, locale)
}

async function remember(path: string, name: string, translations: readonly string[]): Promise<void> {
  const [, { rememberVisit }] = await onceOnline(loadParts)
  await rememberVisit(path, name, translations)
}
