/** Buttons that open another edition if a text is not here, or its translation does not have it. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { useEditions } from '../../../model/library/use-editions'
import { loadReadingCode, useReadingCode } from '../../../model/place/reading-code'
import { byTheWay } from '../../../platform/client/by-the-way'
import { workerClient } from '../../../platform/client/worker-client'
import { readerLanguages } from '../../../platform/language/reader-languages'
import { pageSource } from '../../../platform/local/page-source'
import { useOnline } from '../../../platform/page/online'
import { CheckIcon } from '../../../ui/controls/panel-icons'
import { type EditionHere, editionsHere } from './editions-here'
import styles from './readable-here.module.css'

interface Props {
  /** Undefined if not even the numbering of the translation is known. */
  data: PageData | undefined
  passage: string | undefined
  /** Includes editions in the reader's languages that are not on this device. */
  mayLoad?: boolean
}

export function ReadableHere({ data, passage, mayLoad = false }: Props) {
  const { t } = useTranslation('reading')
  const isOnline = useOnline()
  const here = useEditionsHere(data, passage, mayLoad && isOnline)
  const label = t(mayLoad ? 'openIn' : 'readNow')
  if (!here || here.length === 0) return null
  return (
    <nav className={styles.here} aria-label={label}>
      <p>{label}</p>
      <ul>
        {here.map(({ abbreviation, name, locale, path, isHere }) => (
          <li key={abbreviation}>
            <a href={path}>
              <b>
                <bdi>{abbreviation}</bdi>
              </b>
              <span>
                <bdi lang={locale}>{name}</bdi>
              </span>
              {isHere ? <CheckIcon className="icon" aria-hidden /> : <span />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const mostAsked = 6

const isReadBy = (language: string, locale: string) =>
  readerLanguages(locale).includes(language.split('-')[0] ?? language)

/** Undefined until the database has answered. */
function useEditionsHere(
  data: PageData | undefined,
  passage: string | undefined,
  mayLoad: boolean,
): readonly EditionHere[] | undefined {
  const { i18n } = useTranslation()
  const locale = i18n.language
  const code = useReadingCode()
  const editions = useEditions(locale) ?? []
  const known = editions.filter(
    (edition) => edition.manifest !== undefined && (!mayLoad || isReadBy(edition.summary.locale, locale)),
  )
  // The chapters of an edition that was never opened are not known yet.
  const unknown = mayLoad ? editions.filter(({ manifest }) => !manifest) : []
  const wanted = unknown
    .filter(({ summary }) => isReadBy(summary.locale, locale))
    .slice(0, mostAsked)
    .map(({ abbreviation }) => abbreviation)
    .join(' ')
  useEffect(() => {
    for (const abbreviation of wanted.split(' ').filter(Boolean))
      byTheWay(workerClient().wantEdition(abbreviation))
  }, [wanted])
  const abbreviations = known.map(({ abbreviation }) => abbreviation).join(' ')
  const languages = [...new Set(known.map(({ summary }) => nameLocale(summary.locale, locale)))].join(' ')
  // A translation may be downloaded but never opened; the names of its language are then a file of the app and not in the database.
  useEffect(() => {
    for (const language of languages.split(' ').filter(Boolean)) byTheWay(workerClient().wantNames(language))
  }, [languages])
  // Loads the code that understands addresses in any notation; without it only the product's own notation is understood.
  useEffect(() => {
    if (!data) byTheWay(loadReadingCode('resolveAnywhere'))
  }, [data])
  return useLiveQuery(
    () => editionsHere(pageSource, abbreviations.split(' '), { data, passage, locale, mayLoad }, code),
    [abbreviations, data, passage, locale, code, mayLoad],
  )
}
