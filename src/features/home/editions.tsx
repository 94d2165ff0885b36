/** A few editions that fit the reader, a link to all others, and which of them can be read without a network. */

import { useTranslation } from 'react-i18next'
import { rowTitle } from '#core/known-works/row-title'
import { languageName, useEditions } from '../../model/library/use-editions'
import { readerLanguages } from '../../platform/language/reader-languages'
import { firstPage } from '../../platform/page/first-page'
import { NextIcon, ReadyIcon } from '../../ui/controls/icons'
import { CheckIcon } from '../../ui/controls/panel-icons'
import { formatList } from '../../ui/words/format-list'
import { formatNumber } from '../../ui/words/format-number'
import styles from './editions.module.css'
import { ownEditions } from './own-editions'
import { type ShownEdition, shownEditions } from './shown-editions'

/** A line has no room for more names. */
const mostNamed = 3

/** `chosen`: abbreviations of the editions read last. */
export function Editions({ chosen }: { chosen: readonly string[] }) {
  const { t, i18n } = useTranslation('home')
  const locale = i18n.language
  const known = useEditions(locale)
  const all = shownEditions(known ?? [], firstPage()?.editions ?? [], locale)
  const own = ownEditions(all, { languages: readerLanguages(locale), chosen })
  const whole = all.filter(({ isInstalled }) => isInstalled).map(({ abbreviation }) => abbreviation)
  return (
    <section aria-labelledby="home-editions" className={styles.section}>
      <h2 id="home-editions">{t('common:editions')}</h2>
      {known && all.length === 0 && <p className={styles.hint}>{t('noEditions')}</p>}
      <ul className={styles.editions} data-waiting={(all.length === 0 && known === undefined) || undefined}>
        {own.map((edition) => (
          <Edition key={edition.abbreviation} edition={edition} />
        ))}
      </ul>
      <a className={styles.all} href="/downloads">
        {t('allEditions')}
        {all.length > 0 && <small>{formatNumber(all.length, locale)}</small>}
        <NextIcon className="icon mirrored" aria-hidden />
      </a>
      <p className={styles.offline}>
        <ReadyIcon className="icon" aria-hidden />
        {whole.length === 0
          ? t('offlineRead')
          : whole.length > mostNamed
            ? t('offlineMore')
            : t('offlineWhole', { editions: formatList(whole, locale) })}
      </p>
    </section>
  )
}

function Edition({ edition: { abbreviation, summary, isInstalled } }: { edition: ShownEdition }) {
  const { t, i18n } = useTranslation()
  // A file without a name has its abbreviation as its name. If the browser has no word for the language, the name shows it.
  const hasName = summary.name.toLowerCase() !== abbreviation.toLowerCase()
  const language = languageName(summary.locale, i18n.language)
  return (
    <li>
      <a href={`/${abbreviation}`}>
        <b dir="auto" lang={hasName ? summary.locale : undefined}>
          {hasName ? rowTitle(summary.name) : abbreviation}
        </b>
        <small>
          {hasName && <bdi>{abbreviation}</bdi>}
          {language !== summary.locale && <span>{language}</span>}
          {isInstalled && (
            <span className={styles.here}>
              <CheckIcon className="icon" aria-hidden /> {t('onThisDevice')}
            </span>
          )}
        </small>
      </a>
    </li>
  )
}
