/** The verses that an article stands at: each opens its words. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PackSummary } from '#core/contract/content/answers'
import type { Article } from '#core/contract/content/article'
import { Awaited } from '../../../ui/page/awaited'
import { Reference } from './content-text'
import styles from './content-text.module.css'
import { PlaceBox } from './place-box'
import { type ShownPlace, usePlaces } from './use-places'

export function ArticlePlaces({ pack, article: { at = [] } }: { pack: PackSummary; article: Article }) {
  const { t } = useTranslation('contents')
  const places = usePlaces(pack.numbering)
  const [opened, setOpened] = useState<{ place: ShownPlace; reference: HTMLElement }>()
  const shown = at.flatMap((range) => places?.placeOf(range) ?? [])
  if (at.length > 0 && !places) return <Awaited />
  if (shown.length === 0 || !places) return null
  return (
    <div className={styles.places}>
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
    </div>
  )
}
