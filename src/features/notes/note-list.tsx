/** The notes as a list or a grid, a hundred at a time: sorting, search, filter by tags, saving and reading files, printing. */
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '#core/limits'
import { listNotes, noteSorts } from '#core/study/lists/note-list'
import type { ThingOf } from '#db/things'
import { useThings } from '../../model/account/member-database'
import { setOption, useOption } from '../../model/options/options'
import { entryMemory, useEntryState } from '../../model/place/entry-state'
import { useShownEdition } from '../../model/study/shown-edition'
import { type KnownTag, useTags } from '../../model/study/use-tags'
import { Button } from '../../ui/controls/button'
import { FilterField } from '../../ui/controls/filter-field'
import { IconButton } from '../../ui/controls/icon-button'
import { SortSelect } from '../../ui/form/sort-select'
import listStyles from '../../ui/note/list.module.css'
import { TagDot } from '../../ui/note/tag-chips'
import chipStyles from '../../ui/note/tag-chips.module.css'
import { NoteFiles } from './files/note-files'
import { NewNote } from './new-note'
import { NoteCard } from './note-card'
import { GridIcon, ListIcon } from './note-icons'
import styles from './note-list.module.css'

const typedWords = entryMemory('')
const chosenTags = entryMemory<readonly string[]>([])
const drawnPages = entryMemory(1)

export function NoteList() {
  const { t, i18n } = useTranslation('notes')
  const notes = useThings('note')
  const tags = useTags()
  const edition = useShownEdition()
  const isGrid = useOption('note.gridView')
  const sort = useOption('note.list.sort')
  const [words, setWords] = useEntryState(typedWords)
  const [chosen, setChosen] = useEntryState(chosenTags)
  const [pages, setPages] = useEntryState(drawnPages)
  const searched = useDeferredValue(words)
  const locale = i18n.language
  const listed = useMemo(() => {
    const knownSort = noteSorts.find((known) => known === sort) ?? 'changed'
    const tagName = (id: string) => tags?.get(id)?.name
    return listNotes(notes ?? [], { words: searched, tags: chosen, sort: knownSort, locale, tagName })
  }, [notes, searched, chosen, sort, locale, tags])
  if (!notes || !tags) return null
  const shown = listed.slice(0, pages * limits.activityPageSize)
  return (
    <div className={listStyles.page}>
      <div className={`${listStyles.tools} app-chrome`}>
        <NewNote />
        <NoteFiles notes={listed} all={notes} tags={tags} edition={edition} />
      </div>
      {notes.length > 0 && <Tools words={words} onWords={setWords} />}
      <TagFilter notes={notes} tags={tags} chosen={chosen} onChoose={setChosen} />
      <p className={listStyles.count} role="status">
        {notes.length === 0 ? t('none') : t('count', { count: listed.length })}
      </p>
      {notes.length === 0 && <p className={listStyles.hint}>{t('noneHint')}</p>}
      <ul className={styles.notes} data-grid={isGrid || undefined}>
        {shown.map(({ key, data, waiting }) => (
          <NoteCard
            key={key}
            id={key.slice('note:'.length)}
            note={data}
            isWaiting={waiting > 0}
            edition={edition}
            tags={tags}
          />
        ))}
      </ul>
      {shown.length < listed.length && (
        <Button onClick={() => setPages(pages + 1)}>
          {t('more', { count: Math.min(limits.activityPageSize, listed.length - shown.length) })}
        </Button>
      )}
    </div>
  )
}

function Tools({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const { t } = useTranslation('notes')
  const isGrid = useOption('note.gridView')
  const sort = useOption('note.list.sort')
  return (
    <div className={`${listStyles.tools} app-chrome`}>
      <FilterField label={t('search')} value={words} onChange={onWords} />
      <SortSelect
        label={t('sort')}
        sorts={noteSorts}
        current={sort}
        titleOf={(one) => t(`sort-${one}`)}
        onChange={(one) => setOption('note.list.sort', one)}
      />
      <IconButton
        icon={isGrid ? ListIcon : GridIcon}
        label={t(isGrid ? 'asList' : 'asGrid')}
        onClick={() => setOption('note.gridView', !isGrid)}
      />
    </div>
  )
}

interface TagFilterProps {
  notes: readonly ThingOf<'note'>[]
  tags: ReadonlyMap<string, KnownTag>
  /** Uuids. */
  chosen: readonly string[]
  onChoose: (tags: readonly string[]) => void
}

/** Filters the list by the tags that notes carry. */
function TagFilter({ notes, tags, chosen, onChoose }: TagFilterProps) {
  const { t } = useTranslation('tags')
  const used = [...tags.values()].filter(({ id }) => notes.some(({ data }) => data.tags.includes(id)))
  if (used.length === 0) return null
  return (
    <ul className={`${chipStyles.tags} app-chrome`} aria-label={t('filter')}>
      {used.map(({ id, name, colour }) => (
        <li key={id}>
          <button
            type="button"
            className={chipStyles.tag}
            aria-pressed={chosen.includes(id)}
            onClick={() =>
              onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
            }
          >
            <TagDot colour={colour} />
            <bdi>{name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
