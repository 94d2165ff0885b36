/** The hits of all stored pages as one list. A page is drawn again only when it was stored again. */
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResultRow } from '#db/rows'
import { Hit } from './hit'
import styles from './hit.module.css'
import { hitRows } from './hit-rows'
import { namingOfResults, type SearchEditions } from './use-search-editions'

interface Search {
  path: string
  words: string
}

interface Props {
  pages: readonly ResultRow[]
  abbreviations: readonly string[]
  editions: SearchEditions
  search: Search
}

export function ResultList({ pages, abbreviations, editions, search }: Props) {
  const { t } = useTranslation('search')
  const key = abbreviations.join('.')
  return (
    <ol className={styles.list} aria-label={t('results')}>
      {pages.map((row) => (
        <ResultPage key={row.page} row={row} translations={key} editions={editions} {...search} />
      ))}
    </ol>
  )
}

interface PageProps extends Search {
  row: ResultRow
  /** Abbreviations joined by dots. */
  translations: string
  editions: SearchEditions
}

const ResultPage = memo(
  function ResultPage({ row, translations, editions, path, words }: PageProps) {
    const { i18n } = useTranslation()
    const { answer } = row
    const search = useMemo(() => ({ path, words }), [path, words])
    const hits = useMemo(() => hitRows(answer, translations.split('.')), [answer, translations])
    const namingOf = useMemo(() => {
      const namings = new Map(
        Object.entries(answer.result).map(([abbreviation, { booknames }]) => [
          abbreviation,
          namingOfResults(booknames, editions.get(abbreviation), i18n.language),
        ]),
      )
      const none = namingOfResults({}, undefined, i18n.language)
      return (abbreviation: string) => namings.get(abbreviation) ?? none
    }, [answer, editions, i18n.language])
    return hits.map((hit) => (
      <Hit key={hit.row} {...{ hit, editions, namingOf, search }} chosen={translations} />
    ))
  },
  (a, b) =>
    a.row.key === b.row.key &&
    a.row.at === b.row.at &&
    a.translations === b.translations &&
    a.editions === b.editions &&
    a.path === b.path,
)
