/** What a plan reads so far, in its order; each can go further up, or away. */
import { ArrowUp as UpIcon } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MadeSource } from '#core/contract/members/made-plan'
import { placesIn } from '#core/plans/made/made-plan'
import type { Places } from '../../../../model/contents/text/use-places'
import { IconButton } from '../../../../ui/controls/icon-button'
import { RemoveIcon } from '../../../../ui/controls/panel-icons'
import { isolate } from '../../../../ui/words/isolate'
import styles from '../builder.module.css'
import { sourceLabel } from './source-label'

interface Props {
  sources: readonly MadeSource[]
  places: Places | undefined
  onChange: (sources: readonly MadeSource[]) => void
}

export function SourceList({ sources, places, onChange }: Props) {
  const { t } = useTranslation('planning')
  const list = useRef<HTMLUListElement>(null)
  if (sources.length === 0) return null
  const moveUp = (index: number) => {
    const next = [...sources]
    const [one] = next.splice(index, 1)
    if (one) next.splice(index - 1, 0, one)
    onChange(next)
  }
  const remove = (index: number) => {
    onChange(sources.filter((_, at) => at !== index))
    // Its button goes with it.
    list.current?.focus()
  }
  return (
    <ul ref={list} tabIndex={-1} className={styles.sources} aria-label={t('what')}>
      {sources.map((source, index) => {
        const label = sourceLabel(source, places, t)
        return (
          <li key={`${source.name ?? ''} ${source.ranges} ${countBefore(sources, index)}`}>
            <span>
              <bdi>{label}</bdi>
              {source.name !== undefined && (
                <small>{t('placeCount', { count: placesIn(source.ranges).length })}</small>
              )}
            </span>
            {index > 0 && (
              <IconButton
                icon={UpIcon}
                label={t('moveUp', { name: isolate(label) })}
                onClick={() => moveUp(index)}
              />
            )}
            <IconButton
              icon={RemoveIcon}
              label={t('remove', { name: isolate(label) })}
              onClick={() => remove(index)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** The same passages may stand in a plan twice. */
function countBefore(sources: readonly MadeSource[], index: number): number {
  const one = sources[index]
  return sources.slice(0, index).filter(({ name, ranges }) => name === one?.name && ranges === one?.ranges)
    .length
}
