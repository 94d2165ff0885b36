/** Translations: those that are open, read lately, then by language; found by name, language or abbreviation (design UX 3.12). */
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
  /** The columns of the text on the screen; empty where there is none. */
  current: readonly string[]
  /** Opened by a key: whoever did goes on typing. */
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
  // Whoever types quickly presses Enter before the list is read.
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
      {/* Arrow keys are a convenience: every button is in the tab order. */}
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

/** The columns that were ticked, in this order. */
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
 * Undefined until the database has answered. Who looks for something is answered by language; and what is ticked stays where it stands:
 * nothing moves under a hand.
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

/** Those whose name, abbreviation or language is like the words, slips forgiven; in their order. */
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
