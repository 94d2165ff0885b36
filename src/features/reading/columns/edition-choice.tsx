/** Chooses one of the translations that are not shown yet, by name, language or abbreviation. */

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowTitle } from '#core/known-works/row-title'
import { type KnownEdition, languageName, useEditions } from '../../../model/library/use-editions'
import { useOnline } from '../../../platform/page/online'
import filterStyles from '../../../ui/controls/filter-field.module.css'
import { CheckIcon } from '../../../ui/controls/panel-icons'
import styles from './column-menu.module.css'

interface Props {
  taken: readonly string[]
  onChoose: (abbreviation: string) => void
}

export function EditionChoice({ taken, onChoose }: Props) {
  const { t, i18n } = useTranslation('reading')
  const editions = useEditions(i18n.language)
  const [filter, setFilter] = useState('')
  const isOnline = useOnline()
  const wanted = editions
    ?.filter((edition) => !taken.includes(edition.abbreviation) && isWanted(edition, filter, i18n.language))
    // Without a network the translations on this device come first.
    .toSorted((a, b) => (isOnline ? 0 : Number(b.isInstalled) - Number(a.isInstalled)))
  return (
    <>
      <input
        className={filterStyles.filter}
        type="search"
        dir="auto"
        // The reader opened this page of the menu to use the filter.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={t('findTranslation')}
        placeholder={t('findTranslation')}
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      {wanted?.length === 0 && <p className={styles.hint}>{t('noTranslation')}</p>}
      <ul className={styles.choice}>
        {wanted?.map(({ abbreviation, summary, isInstalled }) => (
          <li key={abbreviation}>
            <button type="button" onClick={() => onChoose(abbreviation)}>
              <b>
                <bdi>{abbreviation}</bdi>
              </b>
              <span dir="auto" lang={summary.locale}>
                {rowTitle(summary.name)}
              </span>
              {isInstalled && <CheckIcon className="icon" aria-label={t('common:onThisDevice')} />}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function isWanted({ abbreviation, summary }: KnownEdition, filter: string, locale: string): boolean {
  const words = `${abbreviation} ${summary.name} ${summary.locale} ${languageName(summary.locale, locale)}`
  return words.toLowerCase().includes(filter.trim().toLowerCase())
}
