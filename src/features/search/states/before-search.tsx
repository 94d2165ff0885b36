/** The view before a search: the field, recent searches, and what the field understands. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordsProblem } from '#core/contract/address/search-address'
import * as limits from '#core/limits'
import { dotOf } from '#core/scripture/text/digits'
import { useRecentSearches } from '../../../model/recent/use-recent-searches'
import { Awaited } from '../../../ui/page/awaited'
import { SearchTips } from './search-tips'
import styles from './states.module.css'

interface Props {
  field: ReactNode
  /** Why the words of the address cannot be searched for; `blank`: there are none. */
  problem: WordsProblem
}

export function BeforeSearch({ field, problem }: Props) {
  const { t } = useTranslation('search')
  return (
    <div className={styles.before} data-settles>
      <h1 tabIndex={-1}>{t('before')}</h1>
      {problem !== 'blank' && (
        <p className={styles.problem} role="alert">
          {t(problem, { letters: limits.maxSearchLength })}
        </p>
      )}
      {field}
      <RecentSearches />
      <SearchTips />
    </div>
  )
}

const shown = 8

function RecentSearches() {
  const { t, i18n } = useTranslation('search')
  const recents = useRecentSearches()
  if (!recents) return <Awaited />
  if (recents.length === 0) return null
  return (
    <nav className={styles.others} aria-label={t('recent')}>
      <h2>{t('recent')}</h2>
      <div className="chips">
        {recents.slice(0, shown).map(({ path, words, abbreviations }) => (
          <a key={path} className="chip" href={path}>
            <bdi>{words}</bdi> <small>{abbreviations.join(dotOf(i18n.language))}</small>
          </a>
        ))}
      </div>
    </nav>
  )
}
