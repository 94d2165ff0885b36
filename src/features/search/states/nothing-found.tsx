/** Says that nothing was found, and offers ways to find more: spelling, all books, fewer words, other translations. */
import { useTranslation } from 'react-i18next'
import { searchPath } from '#core/contract/address/search-address'
import type { SearchAnswer } from '#core/contract/search/search-answer'
import { coherenceLevels } from '#core/contract/search/search-request'
import { useEditions } from '../../../model/library/use-editions'
import { readerLanguages } from '../../../platform/language/reader-languages'
import { useOnline } from '../../../platform/page/online'
import { Button } from '../../../ui/controls/button'
import { isolate } from '../../../ui/words/isolate'
import type { ScopedSearch } from '../scope/use-scope'
import { changeSearchOptions } from '../search-options'
import { offeredEditions } from './offered-editions'
import { SearchTips } from './search-tips'
import styles from './states.module.css'

interface Props extends ScopedSearch {
  answer: SearchAnswer
  /** Removes the filter of the chart. */
  onUnfilter: () => void
}

export function NothingFound({ answer, onUnfilter, ...search }: Props) {
  const { t } = useTranslation('search')
  const { wider = 0, looser = 0 } = answer
  const widen = () => {
    onUnfilter()
    changeSearchOptions({ area: [] })
  }
  return (
    <section className={styles.empty}>
      <h2>{t('nothing', { words: isolate(search.words.replace(quotes, '')) })}</h2>
      <p>{t('nothingHint')}</p>
      {(wider > 0 || looser > 0) && (
        <p className={styles.ways}>
          {wider > 0 && (
            <Button variant="primary" onClick={widen}>
              {t('wider', { hits: wider })}
            </Button>
          )}
          {looser > 0 && (
            <Button onClick={() => changeSearchOptions({ coherence: coherenceLevels.length - 1 })}>
              {t('looser', { hits: looser })}
            </Button>
          )}
        </p>
      )}
      <OtherTranslations {...search} />
    </section>
  )
}

/** Quotation marks of the term, removed because the message has its own. */
const quotes = /^["„“”«»‚]+|["“”„»«‘]+$/gu

const offered = 8

function OtherTranslations({ words, abbreviations, scope }: ScopedSearch) {
  const { t, i18n } = useTranslation('search')
  const isOnline = useOnline()
  // Without a network only editions on this device can be searched.
  const known = useEditions(i18n.language) ?? []
  const others = offeredEditions(known, abbreviations, readerLanguages(i18n.language))
    .filter(({ isInstalled }) => isOnline || isInstalled)
    .map(({ abbreviation }) => abbreviation)
  if (others.length === 0 || scope === 'all') return <SearchTips />
  return (
    <nav className={styles.others} aria-label={t('otherTranslations')}>
      <h3>{t('otherTranslations')}</h3>
      <div className="chips">
        {(scope === 'chosen' ? others : []).slice(0, offered).map((one) => (
          <a key={one} className="chip" href={searchPath([one], words)}>
            <bdi>{one}</bdi>
          </a>
        ))}
        <a className="chip" href={searchPath(abbreviations, words, 'all')}>
          {t('scope-all')}
        </a>
      </div>
    </nav>
  )
}
