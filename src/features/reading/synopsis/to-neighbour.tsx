/** The way to the pericope before or after: an arrow above the text, with its title below. */
import { useTranslation } from 'react-i18next'
import { pericopeOf } from '#core/scripture/pericopes/pericopes'
import { NextIcon, PreviousIcon } from '../../../ui/controls/icons'
import styles from './synopsis.module.css'

interface Props {
  abbreviation: string
  id: number
  step: -1 | 1
  /** An arrow alone. */
  isShort?: boolean
}

export function ToNeighbour({ abbreviation, id, step, isShort = false }: Props) {
  const { t } = useTranslation('synopsis')
  const Icon = step < 0 ? PreviousIcon : NextIcon
  // Keeps the place of the other one.
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
