/** Links from a passage to the verses before and after it, with their words. */
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { NextIcon, PreviousIcon } from '../../../ui/controls/icons'
import { Awaited } from '../../../ui/page/awaited'
import { type NeighbourVerse, useNeighbourVerses } from './use-neighbour-verses'
import styles from './verse-neighbours.module.css'

interface Props {
  data: PageData
  /** Canonical numbers of the first edition. */
  from: number
  to: number
}

export function VerseNeighbours({ data, from, to }: Props) {
  const { t, i18n } = useTranslation('copying')
  const { before, after, isKnown } = useNeighbourVerses(data, from, to, i18n.language)
  if (!isKnown) return <Awaited />
  if (!before && !after) return null
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours')}>
      {before && <Neighbour data={data} verse={before} rel="prev" icon={PreviousIcon} />}
      {after && <Neighbour data={data} verse={after} rel="next" icon={NextIcon} />}
    </nav>
  )
}

interface NeighbourProps {
  data: PageData
  verse: NeighbourVerse
  rel: 'prev' | 'next'
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
}

function Neighbour({ data, verse: { place, slug, text }, rel, icon: Icon }: NeighbourProps) {
  const { i18n } = useTranslation()
  const [edition] = data.manifests
  return (
    <a href={`/${i18n.language}/verse/${slug}`} rel={rel}>
      <b>
        <Icon className="icon mirrored" aria-hidden />
        <bdi>{place}</bdi>
      </b>
      <span lang={edition?.locale} dir={edition?.direction}>
        {text}
      </span>
    </a>
  )
}
