/** Home (READ-18): the large field, the way on, recent passages, the editions on this device with a place to start, downloads. */
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstPage } from '../../platform/first-page'
import { RecentPassages } from '../../platform/recent-passages'
import { rememberedRoute } from '../../platform/remembered-route'
import type { LeftPlace } from '../../platform/study/left-place'
import { readOn } from '../../platform/study/record-activity'
import { useReadOn } from '../../platform/study/use-read-on'
import { languageName, useEditions } from '../../platform/use-editions'
import { focusArrived } from '../../ui/focus-arrived'
import { BrandIcon, DownloadIcon } from '../../ui/icons'
import { CheckIcon } from '../../ui/panel-icons'
import styles from './home-view.module.css'
import { type ShownEdition, shownEditions } from './shown-editions'

/** `field` is the passage field: it belongs to another feature, the shell puts the two together. */
export function HomeView({ field }: { field: ReactNode }) {
  const { t, i18n } = useTranslation()
  const editions = useEditions(i18n.language)
  const last = useReadOn()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusArrived(heading.current), [])
  const shown = shownEditions(editions ?? [], firstPage()?.editions ?? [], i18n.language)
  return (
    <div className={styles.home}>
      <BrandIcon className={styles.mark} aria-hidden />
      <h1 ref={heading} tabIndex={-1}>
        {t('homeTitle')}
      </h1>
      {field}
      <ReadOn last={last} />
      <RecentPassages except={last?.path} />
      <section aria-labelledby="home-editions" className={styles.section}>
        <h2 id="home-editions">{t('editions')}</h2>
        {editions && shown.length === 0 && <p className={styles.hint}>{t('noEditions')}</p>}
        {shown.length > 0 && <Editions editions={shown} locale={i18n.language} />}
        <a className={styles.more} href="/downloads">
          <DownloadIcon className="icon" aria-hidden />
          {t('manageDownloads')}
        </a>
      </section>
    </div>
  )
}

/** Where reading was left; of a device that has forgotten all else, the route of the cookie. */
function ReadOn({ last }: { last: LeftPlace | undefined }) {
  const { t } = useTranslation()
  const [route] = useState(rememberedRoute)
  const path = last?.path ?? route
  if (!path) return null
  return (
    <a className={styles.goOn} href={path} onClick={readOn}>
      <span>{t('continueReading')}</span>
      <b>
        <bdi>{last?.title ?? decodeURI(path)}</bdi>
      </b>
      <small>{last?.abbreviations.join(' · ')}</small>
    </a>
  )
}

function Editions({ editions, locale }: { editions: readonly ShownEdition[]; locale: string }) {
  const { t } = useTranslation()
  return (
    <ul className={styles.editions}>
      {editions.map(({ abbreviation, summary, isInstalled }) => (
        <li key={abbreviation}>
          <a href={`/${abbreviation}`}>
            <b>
              <bdi>{abbreviation}</bdi>
            </b>
            <span dir="auto" lang={summary.locale}>
              {summary.name}
            </span>
            <small>
              {languageName(summary.locale, locale)}
              {isInstalled && (
                <span className={styles.here}>
                  <CheckIcon className="icon" aria-hidden /> {t('onThisDevice')}
                </span>
              )}
            </small>
          </a>
        </li>
      ))}
    </ul>
  )
}
