/** The parts below pictures and videos: the verses they belong to, and links to the previous and next item. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Article } from '#core/content/model/article'
import { articlePath } from '#core/content/reading/addresses'
import type { ArticlePage, PackSummary } from '#core/contract/content/answers'
import { Reference } from '../../model/contents/text/content-text'
import { PlaceBox } from '../../model/contents/text/place-box'
import { type ShownPlace, usePlaces } from '../../model/contents/text/use-places'
import styles from './media.module.css'

export function ItemPlaces({ pack, article: { at = [] } }: { pack: PackSummary; article: Article }) {
  const { t } = useTranslation('media')
  const places = usePlaces(pack.numbering)
  const [opened, setOpened] = useState<{ place: ShownPlace; reference: HTMLElement }>()
  const shown = at.flatMap((range) => places?.placeOf(range) ?? [])
  if (shown.length === 0 || !places) return null
  return (
    <p className={styles.places}>
      <b>{t('verses')}</b>
      {shown.map((place) => (
        <Reference
          key={place.href}
          place={place}
          isOpen={opened?.place.href === place.href}
          onOpen={(one, reference) => setOpened({ place: one, reference })}
        >
          {place.label}
        </Reference>
      ))}
      {opened && <PlaceBox edition={places.edition} {...opened} onClose={() => setOpened(undefined)} />}
    </p>
  )
}

export function Neighbours({ page: { pack, previous, next } }: { page: ArticlePage }) {
  const { t } = useTranslation('media')
  if (!previous && !next) return null
  const way = (label: string, to: { id: number; head: string } | undefined) =>
    to && (
      <a href={articlePath(pack, to.id, to.head)}>
        {label}: <bdi lang={pack.locale}>{to.head}</bdi>
      </a>
    )
  return (
    <nav className={styles.places} aria-label={t('neighbours')}>
      {way(t('previous'), previous)}
      {way(t('next'), next)}
    </nav>
  )
}
