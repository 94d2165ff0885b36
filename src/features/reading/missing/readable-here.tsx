/** What of this device can be read in the place of a text that is not here: as buttons that open it. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { byTheWay } from '../../../platform/by-the-way'
import { pageSource } from '../../../platform/page-source'
import { loadReadingCode, useReadingCode } from '../../../platform/reading-code'
import { useEditions } from '../../../platform/use-editions'
import { workerClient } from '../../../platform/worker-client'
import { CheckIcon } from '../../../ui/panel-icons'
import { type EditionHere, editionsHere } from './editions-here'
import styles from './readable-here.module.css'

interface Props {
  /** Undefined where not even the numbering of the translation is known. */
  data: PageData | undefined
  passage: string | undefined
}

export function ReadableHere({ data, passage }: Props) {
  const { t } = useTranslation('reading')
  const here = useEditionsHere(data, passage)
  if (!here || here.length === 0) return null
  return (
    <nav className={styles.here} aria-label={t('readNow')}>
      <p>{t('readNow')}</p>
      <ul>
        {here.map(({ abbreviation, name, locale, path }) => (
          <li key={abbreviation}>
            <a href={path}>
              <b>
                <bdi>{abbreviation}</bdi>
              </b>
              <span>
                <bdi lang={locale}>{name}</bdi>
              </span>
              <CheckIcon className="icon" aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Undefined until the database has answered. */
function useEditionsHere(
  data: PageData | undefined,
  passage: string | undefined,
): readonly EditionHere[] | undefined {
  const { i18n } = useTranslation()
  const locale = i18n.language
  const code = useReadingCode()
  const known = (useEditions(locale) ?? []).filter(({ manifest }) => manifest !== undefined)
  const abbreviations = known.map(({ abbreviation }) => abbreviation).join(' ')
  const languages = [...new Set(known.map(({ summary }) => nameLocale(summary.locale, locale)))].join(' ')
  // A translation that was downloaded and never opened: its language's names are a file of the app, not yet in the database.
  useEffect(() => {
    for (const language of languages.split(' ')) byTheWay(workerClient().wantNames(language))
  }, [languages])
  // An address in words of any notation; without it only those as the product writes them are understood.
  useEffect(() => {
    if (!data) byTheWay(loadReadingCode('resolveAnywhere'))
  }, [data])
  return useLiveQuery(
    () => editionsHere(pageSource, abbreviations.split(' '), { data, passage, locale }, code),
    [abbreviations, data, passage, locale, code],
  )
}
