/**
 * Sets the document's title: overlay, chapter, search, home. A component of its own, so that the frame is not
 * drawn again for it.
 */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { pageTitle, readingTitle } from '#core/scripture/reading/page-title'
import { useCurrentReading } from '../model/place/current-reading'
import { useItemTitle } from '../model/place/overlay-title'
import type { Place } from './place/place'

export function PageTitle({ place }: { place: Place }) {
  const { t, i18n } = useTranslation()
  const { data, search } = useCurrentReading()
  const item = useItemTitle()
  const title = titleOf()
  useEffect(() => {
    // While a chapter is loading, the title of the one before stays: it is still on the screen.
    if (title !== undefined) document.title = pageTitle(title, t('product'))
  }, [title, t])
  return null

  function titleOf(): string | undefined {
    if (place.kind === 'unknown') return t('notFound')
    if (place.kind === 'overlay') return item?.text ?? t(`menu:${place.title}`)
    if (place.view.kind === 'home') return ''
    if (place.view.kind === 'search') return search && (search.words || t('menu:search'))
    return data && readingTitle(data, i18n.language)
  }
}
