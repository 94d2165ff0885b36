/** One hit: its place as a link, the text in every edition, and the verses around it on demand. */
import { memo, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Naming } from '#core/scripture/reading/addresses/addresses'
import { rememberWay } from '../../../model/place/way-back'
import { DownIcon } from '../../../ui/controls/icons'
import { isolate } from '../../../ui/words/isolate'
import styles from './hit.module.css'
import { HitCellText } from './hit-cell'
import { hitPlace, ownLabel } from './hit-place'
import type { HitRow } from './hit-rows'
import type { SearchEditions } from './use-search-editions'

interface Props {
  hit: HitRow
  editions: SearchEditions
  namingOf: (abbreviation: string) => Naming
  /** The search; the way back leads to its path. */
  search: { path: string; words: string }
}

export const Hit = memo(function Hit({ hit, editions, namingOf, search }: Props) {
  const { t } = useTranslation('search')
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const place = hitPlace(hit, namingOf)
  if (!place) return null
  const onFollow = () =>
    rememberWay({ path: `${search.path}#r${hit.row}`, verse: 0, chapter: 0, words: search.words })
  const isMeant = hit.cells.every(({ verses }) =>
    verses.every(({ marks, heading }) => !heading && marks.length === 0),
  )
  return (
    // `data-row` is on the outer element, because measuring inside would lay out every hit that is out of sight.
    <li className={styles.item} data-row={hit.row}>
      <article className={styles.hit} aria-labelledby={id}>
        <header className={styles.head}>
          <h2 id={id}>
            <a href={place.href} onClick={onFollow}>
              <bdi>{place.label}</bdi>
            </a>
          </h2>
          {isMeant && <span className={styles.meant}>{t('meant')}</span>}
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-label={t('contextOf', { place: isolate(place.label) })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('context')}
            <DownIcon className="icon" aria-hidden />
          </button>
        </header>
        <div className={styles.cells}>
          {hit.cells.map((cell) => (
            <HitCellText
              key={cell.abbreviation}
              cell={cell}
              edition={editions.get(cell.abbreviation)}
              isAlone={hit.cells.length === 1}
              isOpen={isOpen}
              ownLabel={ownLabel(cell, hit, namingOf(cell.abbreviation))}
            />
          ))}
        </div>
      </article>
    </li>
  )
})
