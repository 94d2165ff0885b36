/** Chooses translations: open ones, recent ones, then by language; a filter finds names, languages and abbreviations (design UX 3.12). */
import Fuse from 'fuse.js'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '#core/limits'
import { type KnownEdition, languageName, useEditions } from '../../../model/library/use-editions'
import { useRecents } from '../../../model/recent/use-recents'
import { useOnline } from '../../../platform/page/online'
import { Button } from '../../../ui/controls/button'
import { FilterField } from '../../../ui/controls/filter-field'
import { useGridKeys } from '../../../ui/controls/use-grid-keys'
import { type EditionGroup, editionGroups } from './edition-groups'
import { EditionRow } from './edition-row'
import styles from './translation-panel.module.css'

interface Props {
  /** The columns of the text on the screen; empty without one. */
  current: readonly string[]
  /** True if a key opened the panel: the focus then goes to the filter, so that the person can type on. */
  isByKey: boolean
  onOpen: (abbreviations: readonly string[]) => void
  onClose: () => void
}

export function TranslationPanel({ current, isByKey, onOpen, onClose }: Props) {
  const { t } = useTranslation('reading')
  const isOnline = useOnline()
  const [filter, setFilter] = useState('')
  const { chosen, toggle } = useChosen(current)
  const groups = useGroups(current, filter.trim(), isOnline)
  const onKeyDown = useGridKeys()
  // A person who types quickly presses Enter before the database has answered; the first row opens then.
  const [isAwaited, setIsAwaited] = useState(false)
  const first = groups?.[0]?.editions[0]?.abbreviation
  useEffect(() => {
    if (!isAwaited || !groups) return
    setIsAwaited(false)
    if (first) onOpen([first])
  }, [isAwaited, groups, first, onOpen])
  return (
    <div className={styles.panel}>
      <FilterField
        label={t('findTranslation')}
        value={filter}
        onChange={setFilter}
        takesFocus={isByKey}
        onEnter={() => setIsAwaited(true)}
      />
      {groups?.length === 0 && <p className={styles.hint}>{t('noTranslation')}</p>}
      {/* Arrow keys are a convenience, because every button is in the tab order. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.list} onKeyDown={onKeyDown}>
        {groups?.map((group) => (
          <Group key={group.kind + (group.locale ?? '')} group={group}>
            {group.editions.map((edition) => (
              <EditionRow
                key={edition.abbreviation}
                edition={edition}
                isChosen={chosen.includes(edition.abbreviation)}
                isFirst={filter.trim() !== '' && edition.abbreviation === first}
                isOnline={isOnline}
                onOpen={onOpen}
                onToggle={toggle}
              />
            ))}
          </Group>
        ))}
      </div>
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

function Group({ group, children }: { group: EditionGroup<KnownEdition>; children: React.ReactNode }) {
  const { t, i18n } = useTranslation('reading')
  const titles = {
    chosen: () => t('chosen'),
    recent: () => t('finding:recent'),
    here: () => t('deviceGroup'),
    away: () => t('needsNetwork'),
    language: () => languageName(group.locale ?? '', i18n.language),
  }
  const title = titles[group.kind]()
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

/** The ticked columns, in the order they were ticked. */
function useChosen(current: readonly string[]) {
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
  return { chosen, toggle }
}

/**
 * Undefined until the database has answered. A filter shows groups by language only. A tick moves no row, so that
 * nothing moves under the pointer: the first group holds the columns of the text, not the ticked ones.
 */
function useGroups(current: readonly string[], words: string, isOnline: boolean) {
  const { i18n } = useTranslation()
  const editions = useEditions(i18n.language)
  const recents = useRecents()
  if (!editions || !recents) return undefined
  if (words !== '')
    return editionGroups(matching(editions, words, i18n.language), { chosen: [], recent: [], isOnline })
  const recent = recents.flatMap(({ abbreviations }) => abbreviations)
  return editionGroups(editions, { chosen: current, recent, isOnline })
}

/** Editions whose name, abbreviation or language resembles the words, typing errors forgiven; in their order. */
function matching(editions: readonly KnownEdition[], words: string, locale: string): readonly KnownEdition[] {
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
