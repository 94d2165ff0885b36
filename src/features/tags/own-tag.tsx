/** One of the member's tags: name, colour, sharing, its verses and notes. */
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { changeOfRow, OwnVerses } from '../../model/study/lists/own-verses'
import { countVerses, type TaggedVerse, useTaggedVerses } from '../../model/study/use-tagged-verses'
import type { KnownTag } from '../../model/study/use-tags'
import { workerClient } from '../../platform/client/worker-client'
import styles from '../../ui/note/list.module.css'
import { showSnackbar } from '../../ui/snackbars/snackbars'
import { useReporting } from '../../ui/snackbars/use-reporting'
import { isolate } from '../../ui/words/isolate'
import { TagForm } from './tag-form'

export function OwnTag({ tag }: { tag: KnownTag }) {
  const { t } = useTranslation('tags')
  const rows = useTaggedVerses(tag.id)
  const remove = useTagRemoval(tag, rows)
  if (!rows) return null
  return (
    <div className={styles.page}>
      <TagForm tag={tag} onRemove={tag.isBuiltIn ? undefined : remove} />
      <OwnVerses
        kind="tagging"
        rows={rows}
        count={rows.length === 0 ? t('noVerses') : t('verseCount', { count: countVerses(rows) })}
        removeLabel={(place) => t('takeOff', { place })}
        removed={(place) => t('takenOff', { place })}
      />
    </div>
  )
}

/** Deletes the tag and removes it from its verses in one step; the snackbar can restore both. */
function useTagRemoval({ id, name, colour, shared }: KnownTag, rows: readonly TaggedVerse[] | undefined) {
  const { t } = useTranslation('tags')
  const router = useRouter()
  const report = useReporting()
  return async () => {
    const key = `tag:${id}`
    const taggings = (isThere: boolean) => (rows ?? []).map((row) => changeOfRow('tagging', row, isThere))
    const isGone = await report(
      workerClient().changeAll([...taggings(false), { kind: 'tag', key, body: null }]),
    )
    if (!isGone) return
    const body = { name, shared, ...(colour ? { colour } : {}) }
    const run = () => void report(workerClient().changeAll([{ kind: 'tag', key, body }, ...taggings(true)]))
    showSnackbar(t('deleted', { name: isolate(name) }), {
      id: 'tag-deleted',
      action: { label: t('notes:undo'), run },
    })
    router.history.replace('/tags')
  }
}
