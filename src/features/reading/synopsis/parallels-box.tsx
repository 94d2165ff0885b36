/** The parallels of the selected verses or of the whole chapter: each pericope with its other places. */
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalOf, placeOf } from '#core/canonical'
import type { PageData } from '#core/contract/page-data'
import { parallelsOf } from '#core/scripture/pericopes/parallels-of'
import { addressPath, namingOf, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { dotOf } from '#core/scripture/text/digits'
import styles from './synopsis.module.css'

interface Props {
  data: PageData
  verses: readonly number[]
}

export function ParallelsBox({ data, verses }: Props) {
  const { t, i18n } = useTranslation('synopsis')
  const { address } = data
  const [edition] = data.manifests
  const naming = namingOf(data, i18n.language)
  if (!address || !edition || !naming) return null
  const { book, chapter } = placeOf(address.chapter)
  const place = (verse: number) => canonicalOf(book, chapter, verse)
  const found = parallelsOf(
    { from: place(verses[0] ?? 1), to: place(verses.at(-1) ?? 999) },
    edition.numbering,
  )
  return (
    <ul className={styles.parallels}>
      {found.map(({ pericope: { id }, others }) => (
        <li key={id}>
          <a href={`/synoptic/${edition.abbreviation}/${id}`}>{t(`pericopes:${id}`)}</a>
          <p>
            {others.length === 0 && t('alone')}
            {others.map(({ from, to }, index) => (
              <Fragment key={from}>
                {index > 0 && dotOf(i18n.language)}
                <a href={addressPath([edition.abbreviation], from, to, naming)}>
                  <bdi>{placeLabel(from, to, naming, 'abbr')}</bdi>
                </a>
              </Fragment>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}
