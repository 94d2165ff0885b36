/** The editions in which a verse was found: each a button that shows its wording instead; many are folded at first. */
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../ui/words/format-number'
import { isolate } from '../../../ui/words/isolate'
import styles from './edition-buttons.module.css'
import type { FoundIn } from './hit-rows'
import type { SearchEditions } from './use-search-editions'

interface Props {
  foundIn: readonly FoundIn[]
  /** Abbreviation of the edition whose wording is shown. */
  shown: string
  /** Label of the verse. */
  place: string
  editions: SearchEditions
  onShow: (abbreviation: string) => void
}

const shownAtFirst = 5

export function EditionButtons({ foundIn, shown, place, editions, onShow }: Props) {
  const { t, i18n } = useTranslation('search')
  const [isAll, setIsAll] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  // One more button takes no more room than the one that unfolds it.
  const most = isAll || foundIn.length <= shownAtFirst + 1 ? foundIn.length : shownAtFirst
  const folded = formatNumber(foundIn.length - most, i18n.language)
  const showAll = () => {
    flushSync(() => setIsAll(true))
    group.current?.querySelectorAll('button')[most]?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of toggle buttons has no element of its own
    <div
      ref={group}
      role="group"
      aria-label={t('foundIn', { place: isolate(place) })}
      className={styles.editions}
    >
      {foundIn.slice(0, most).map(({ abbreviation }) => (
        <button
          key={abbreviation}
          type="button"
          aria-pressed={abbreviation === shown}
          title={editions.get(abbreviation)?.name}
          onClick={() => onShow(abbreviation)}
        >
          <bdi>{abbreviation}</bdi>
        </button>
      ))}
      {most < foundIn.length && (
        <button type="button" aria-label={t('furtherEditions', { number: folded })} onClick={showAll}>
          <bdi>+{folded}</bdi>
        </button>
      )}
    </div>
  )
}
