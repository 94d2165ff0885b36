/** Translations: the name opens only this one, the check box adds a column. By language, found by name, language or abbreviation. */
import Fuse from 'fuse.js'
import { memo, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '#core/limits'
import { type KnownEdition, languageName, useEditions } from '../../platform/use-editions'
import { Button } from '../../ui/button'
import { FilterField } from '../../ui/filter-field'
import { DownloadIcon } from '../../ui/icons'
import { CheckIcon } from '../../ui/panel-icons'
import styles from './translation-panel.module.css'

interface Props {
  /** The columns of the text on the screen; empty where there is none. */
  current: readonly string[]
  /** Opened by a key: whoever did goes on typing. */
  isByKey: boolean
  onOpen: (abbreviations: readonly string[]) => void
  onClose: () => void
}

export function TranslationPanel({ current, isByKey, onOpen, onClose }: Props) {
  const { t, i18n } = useTranslation('reading')
  const editions = useEditions(i18n.language)
  const [filter, setFilter] = useState('')
  const [chosen, setChosen] = useState(current)
  const toggle = useCallback(
    (abbreviation: string) =>
      setChosen((before) =>
        before.includes(abbreviation)
          ? before.filter((one) => one !== abbreviation)
          : [...before, abbreviation].slice(0, limits.maxColumns),
      ),
    [],
  )
  const wanted = matching(editions ?? [], filter.trim(), i18n.language)
  // Whoever types quickly presses Enter before the list is read.
  const [isAwaited, setIsAwaited] = useState(false)
  const first = wanted[0]?.abbreviation
  useEffect(() => {
    if (!isAwaited || !editions) return
    setIsAwaited(false)
    if (first) onOpen([first])
  }, [isAwaited, editions, first, onOpen])
  return (
    <div className={styles.panel}>
      <FilterField
        label={t('findTranslation')}
        value={filter}
        onChange={setFilter}
        takesFocus={isByKey}
        onEnter={() => setIsAwaited(true)}
      />
      {editions && wanted.length === 0 && <p className={styles.hint}>{t('noTranslation')}</p>}
      <ul className={styles.list}>
        {wanted.map((edition, index) => (
          <Row
            key={edition.abbreviation}
            edition={edition}
            language={languageName(edition.summary.locale, i18n.language)}
            isFirstOfLanguage={edition.summary.locale !== wanted[index - 1]?.summary.locale}
            isChosen={chosen.includes(edition.abbreviation)}
            onOpen={onOpen}
            onToggle={toggle}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <Button variant="primary" disabled={chosen.length === 0} onClick={() => onOpen(chosen)}>
          {chosen.length > 1 ? t('compareCount', { count: chosen.length }) : t('openOne')}
        </Button>
        <a href="/downloads" onClick={onClose}>
          {t('common:manageDownloads')}
        </a>
      </div>
    </div>
  )
}

interface RowProps {
  edition: KnownEdition
  language: string
  isFirstOfLanguage: boolean
  isChosen: boolean
  onOpen: (abbreviations: readonly string[]) => void
  onToggle: (abbreviation: string) => void
}

/** Of many, only the one that is marked is drawn again. */
const Row = memo(function Row({
  edition,
  language,
  isFirstOfLanguage,
  isChosen,
  onOpen,
  onToggle,
}: RowProps) {
  const { t } = useTranslation('reading')
  const { abbreviation, summary, isInstalled } = edition
  return (
    <li>
      {isFirstOfLanguage && <h2 className={styles.language}>{language}</h2>}
      <div className={styles.row}>
        <input
          type="checkbox"
          aria-label={t('addColumn', { name: summary.name })}
          checked={isChosen}
          onChange={() => onToggle(abbreviation)}
        />
        <button type="button" onClick={() => onOpen([abbreviation])} aria-current={isChosen || undefined}>
          <b>
            <bdi>{abbreviation}</bdi>
          </b>
          <span dir="auto" lang={summary.locale}>
            {summary.name}
          </span>
          {isInstalled ? (
            <CheckIcon className="icon" aria-label={t('common:onThisDevice')} />
          ) : (
            <DownloadIcon className="icon" aria-hidden />
          )}
        </button>
      </div>
    </li>
  )
})

/** Those whose name, abbreviation or language is like the words, slips forgiven; in their order. */
function matching(editions: readonly KnownEdition[], words: string, locale: string): readonly KnownEdition[] {
  if (words === '') return editions
  const described = editions.map((edition) => ({
    edition,
    abbreviation: edition.abbreviation,
    name: edition.summary.name,
    language: `${languageName(edition.summary.locale, locale)} ${edition.summary.locale}`,
  }))
  const keys = ['abbreviation', 'name', 'language']
  const fuse = new Fuse(described, { keys, threshold: 0.25, ignoreLocation: true, ignoreDiacritics: true })
  const found = new Set(fuse.search(words).map(({ item }) => item.edition))
  return editions.filter((edition) => found.has(edition))
}
