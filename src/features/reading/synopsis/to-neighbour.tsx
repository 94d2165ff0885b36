/** The link to the previous or next pericope: an arrow above the text, with the title below it. */
import { useTranslation } from 'react-i18next'
import { pericopeOf } from '#core/scripture/pericopes/pericopes'
import { NextIcon, PreviousIcon } from '../../../ui/controls/icons'
import styles from './synopsis.module.css'

interface Props {
  abbreviation: string
  id: number
  step: -1 | 1
  /** Shows the arrow without the title. */
  isShort?: boolean
}

export function ToNeighbour({ abbreviation, id, step, isShort = false }: Props) {
  const { t } = useTranslation('synopsis')
  const Icon = step < 0 ? PreviousIcon : NextIcon
  // An empty element, so that the other arrow keeps its place.
  if (!pericopeOf(id)) return <span className={isShort ? styles.noArrow : undefined} />
  const title = t(`pericopes:${id}`)
  const label = t(step < 0 ? 'previous' : 'next', { title })
  return (
    <a
      className={isShort ? styles.arrow : styles.neighbour}
      data-step={step}
      href={`/synoptic/${abbreviation}/${id}`}
      aria-label={label}
      title={isShort ? label : undefined}
    >
      <Icon className="icon mirrored" aria-hidden />
      {!isShort && <span>{title}</span>}
    </a>
  )
}
