/** Edits one note: place, title, text and tags. It saves by itself, deleting can be undone, and a kept copy stands beside it. */
import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { chapterOf } from '#core/canonical'
import * as limits from '#core/limits'
import type { NoteAddress } from '#core/study/note-address'
import { type ShownEdition, useShownEdition } from '../../../model/study/shown-edition'
import { type KnownTag, useTags } from '../../../model/study/use-tags'
import { useVerseTexts } from '../../../model/study/use-verse-texts'
import { useShowVersesBeside } from '../../../model/study/verses-beside'
import { workerClient } from '../../../platform/client/worker-client'
import { Button } from '../../../ui/controls/button'
import { TagChoice } from '../../../ui/note/tag-choice'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { useReporting } from '../../../ui/snackbars/use-reporting'
import { lazyPart } from '../../../ui/timing/lazy-part'
import { isolate } from '../../../ui/words/isolate'
import { notePlaceIn } from '../note-place'
import { KeptCopy } from './kept-copy'
import styles from './note-editor.module.css'
import { SaveState } from './save-state'
import { isEmptyDraft, type NoteDraft, useNoteDraft } from './use-note-draft'

interface Props {
  /** Canonical numbers in the edition, ascending. */
  verses: readonly number[]
  edition: ShownEdition
}

const RichText = lazyPart(async () => (await import('./rich-text')).RichText)

export function NoteEditor({ address }: { address: NoteAddress }) {
  const { t } = useTranslation('notes')
  const draft = useNoteDraft(address)
  const edition = useShownEdition()
  const router = useRouter()
  const remove = useRemoval(address.id, draft)
  const place = draft && edition && notePlaceIn(draft.note ?? address.place, edition)
  useShowVersesBeside(place?.verses ?? [])
  if (!draft) return null
  const leave = () => (router.history.canGoBack() ? router.history.back() : router.history.replace('/notes'))
  return (
    <div className={styles.note}>
      <div className={styles.head}>
        <h2>
          {place ? <a href={place.path}>{t('noteAt', { place: isolate(place.label) })}</a> : t('freeNote')}
        </h2>
        <SaveState draft={draft} />
      </div>
      {place && edition && <NoteQuote verses={place.verses} edition={edition} />}
      {draft.note?.copyOf && <KeptCopy id={address.id} copy={draft.note} edition={edition} />}
      <input
        className={styles.title}
        dir="auto"
        aria-label={t('title')}
        placeholder={t('title')}
        maxLength={limits.maxNoteTitle}
        value={draft.draft.title}
        onChange={({ target }) => draft.change({ title: target.value })}
      />
      <Suspense fallback={<div className={styles.waiting} />}>
        <RichText
          key={draft.version}
          body={draft.draft.body}
          label={t('text')}
          isFocused={isEmptyDraft(draft.draft)}
          onChange={(body) => draft.change({ body })}
        />
      </Suspense>
      <Tags draft={draft} />
      <div className={styles.foot}>
        <Button variant="danger" onClick={() => void remove().then(leave)}>
          {t('delete')}
        </Button>
        <Button variant="primary" onClick={() => void draft.save().then(leave)}>
          {t('done')}
        </Button>
      </div>
      <p className={styles.hint}>{t('referencesHint')}</p>
    </div>
  )
}

function Tags({ draft }: { draft: NoteDraft }) {
  const { t } = useTranslation('tags')
  const tags = useTags()
  const report = useReporting()
  if (!tags) return null
  const { tags: chosen } = draft.draft
  const shown = [...tags.values()].sort(byChoice(chosen))
  const add = async (name: string) => {
    const id = crypto.randomUUID()
    const isStored = await report(
      workerClient().change({ kind: 'tag', key: `tag:${id}`, body: { name, shared: false } }),
    )
    if (isStored) draft.change({ tags: [...chosen, id] })
  }
  return (
    <TagChoice
      tags={shown}
      chosen={new Set(chosen)}
      texts={{ choose: t('choose'), name: t('newName'), add: t('add') }}
      onToggle={(id, isChosen) =>
        draft.change({ tags: isChosen ? [...chosen, id] : chosen.filter((one) => one !== id) })
      }
      onAdd={(name) => void add(name)}
    />
  )
}

/** Sorts the tags of the note before the others. */
const byChoice = (chosen: readonly string[]) => (a: KnownTag, b: KnownTag) =>
  Number(chosen.includes(b.id)) - Number(chosen.includes(a.id))

/** Deletes the note at once; the snackbar can restore it. */
function useRemoval(id: string, draft: NoteDraft | undefined): () => Promise<void> {
  const { t } = useTranslation('notes')
  const report = useReporting()
  return async () => {
    await draft?.save()
    draft?.drop()
    const note = draft?.note
    if (!note) return
    const key = `note:${id}`
    const { title, body, numbering, chapter, verses, tags } = { ...note, ...draft.draft }
    const isGone = await report(workerClient().change({ kind: 'note', key, body: null }))
    if (!isGone) return
    const restored = { title, body, numbering, chapter, verses, tags: [...tags] }
    const run = () => void report(workerClient().change({ kind: 'note', key, body: restored }))
    showSnackbar(t('deleted'), { id: 'note-deleted', action: { label: t('undo'), run } })
  }
}

/** The verses a note is about, read from this device, in the edition on the screen. */
function NoteQuote({ verses, edition: { manifest } }: Props) {
  const chapters = [...new Set<number>(verses.map(chapterOf))]
  const groups = chapters.map((chapter) => verses.filter((verse) => chapterOf(verse) === chapter))
  const text = useVerseTexts(manifest, groups)?.filter(Boolean).join(' … ')
  if (!text) return null
  return (
    <figure className={styles.quote}>
      <blockquote lang={manifest.locale} dir={manifest.direction}>
        {text}
      </blockquote>
      <figcaption>
        <bdi>{manifest.abbreviation}</bdi>
      </figcaption>
    </figure>
  )
}
