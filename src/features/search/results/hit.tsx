/** One hit: its place as a link, the text in every edition, and the verses around it on demand. */
import { memo, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Naming } from '#core/scripture/reading/addresses/addresses'
import { rememberWay } from '../../../model/place/way-back'
import { DownIcon } from '../../../ui/controls/icons'
import { isolate } from '../../../ui/words/isolate'
import { EditionButtons } from './edition-buttons'
import styles from './hit.module.css'
import { HitCellText } from './hit-cell'
import { hitPlace, hrefIn, otherLabel, ownLabel } from './hit-place'
import type { FoundIn, HitRow } from './hit-rows'
import { OtherWording } from './other-wording'
import type { SearchEditions } from './use-search-editions'

interface Props {
  hit: HitRow
  editions: SearchEditions
  namingOf: (abbreviation: string) => Naming
  /** The search; the way back leads to its path. */
  search: { path: string; words: string }
  /** Abbreviations joined by dots: the editions that the person reads. */
  chosen: string
}

export const Hit = memo(function Hit({ hit, editions, namingOf, search, chosen }: Props) {
  const { t } = useTranslation('search')
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const [shown, setShown] = useState<string>()
  const reading = chosen.split('.')
  const place = hitPlace(hit, namingOf, reading)
  if (!place) return null
  const [given, ...others] = hit.foundIn ?? []
  const other = others.find(({ abbreviation }) => abbreviation === shown)
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
            <a href={other ? hrefIn(other, reading) : place.href} onClick={onFollow}>
              <bdi>{place.label}</bdi>
            </a>
          </h2>
          {isMeant && !other && <span className={styles.meant}>{t('meant')}</span>}
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
        <Wording {...{ hit, other, editions, namingOf, isOpen }} />
        {given && others.length > 0 && (
          <EditionButtons
            foundIn={[given, ...others]}
            shown={(other ?? given).abbreviation}
            place={place.label}
            editions={editions}
            onShow={setShown}
          />
        )}
      </article>
    </li>
  )
})

interface WordingProps extends Pick<Props, 'hit' | 'editions' | 'namingOf'> {
  /** The edition that was chosen instead of the given one. */
  other: FoundIn | undefined
  isOpen: boolean
}

function Wording({ hit: { foundIn = [], ...hit }, other, editions, namingOf, isOpen }: WordingProps) {
  const [given, ...others] = foundIn
  const isAlone = given ? others.length > 0 : hit.cells.length === 1
  return (
    <div className={styles.cells}>
      {given && other ? (
        <OtherWording
          key={other.abbreviation}
          found={other}
          editions={editions}
          isOpen={isOpen}
          ownLabel={otherLabel(other, given, namingOf(given.abbreviation))}
        />
      ) : (
        hit.cells.map((cell) => (
          <HitCellText
            key={cell.abbreviation}
            cell={cell}
            edition={editions.get(cell.abbreviation)}
            isAlone={isAlone}
            isOpen={isOpen}
            ownLabel={ownLabel(cell, hit, namingOf(cell.abbreviation))}
          />
        ))
      )}
    </div>
  )
}
