/** Stories, persons and themes that the words name, above the hits: their passages and the first words. */
import { useTranslation } from 'react-i18next'
import type { SearchAnswer } from '#core/contract/search/search-answer'
import { addressPath, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { namingOfResults, type SearchEditions } from '../results/use-search-editions'
import styles from './entry-cards.module.css'

interface Props {
  /** The answer of the first page; undefined until it is known. */
  answer: SearchAnswer | undefined
  abbreviations: readonly string[]
  editions: SearchEditions
}

export function EntryCards({ answer, abbreviations, editions }: Props) {
  const { t, i18n } = useTranslation('search')
  const [first = ''] = abbreviations
  const edition = editions.get(first)
  const { entries = [], result = {} } = answer ?? {}
  if (entries.length === 0) return null
  const naming = namingOfResults(result[first]?.booknames ?? {}, edition, i18n.language)
  return (
    <ul className={styles.cards} aria-label={t('entries')}>
      {entries.map(({ id, title, locale, places, text }) => {
        const [best, ...others] = places.map(({ from, to }) => ({
          key: from,
          label: placeLabel(from, to, naming),
          href: addressPath(abbreviations, from, to, naming),
        }))
        return (
          <li key={id}>
            <h2>
              <a href={best?.href} lang={locale}>
                <bdi>{title}</bdi>
              </a>
            </h2>
            <p className={styles.place}>
              <bdi>{best?.label}</bdi>
            </p>
            <p className={styles.text} lang={edition?.locale} dir={edition?.direction}>
              {text}
            </p>
            {others.length > 0 && (
              <p className={styles.others}>
                {others.map(({ key, label, href }) => (
                  <a key={key} href={href}>
                    <bdi>{label}</bdi>
                  </a>
                ))}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
