/** What of this device can be read in the place of a text that is not here: as buttons that open it. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { byTheWay } from '../../../platform/by-the-way'
import { database } from '../../../platform/database'
import { pageSource } from '../../../platform/page-source'
import { loadReadingCode, useReadingCode } from '../../../platform/reading-code'
import { inOrder } from '../../../platform/use-editions'
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
  const code = useReadingCode()
  // An address in words of any notation; without it only those as the product writes them are understood.
  useEffect(() => {
    if (!data) byTheWay(loadReadingCode('resolveAnywhere'))
  }, [data])
  return useLiveQuery(async () => {
    const known = inOrder(await database.editions.toArray(), i18n.language)
    const abbreviations = known.map(({ abbreviation }) => abbreviation)
    return await editionsHere(pageSource, abbreviations, { data, passage, locale: i18n.language }, code)
  }, [data, passage, i18n.language, code])
}
