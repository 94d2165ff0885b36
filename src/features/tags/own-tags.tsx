/** The member's tags, and the form for a new one. */
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { targetOf } from '#core/contract/members/target'
import * as limits from '#core/limits'
import { sortTags } from '#core/study/lists/tag-list'
import type { ThingOf } from '#db/things'
import { useThings } from '../../model/account/member-database'
import { WayToText } from '../../model/study/lists/way-to-text'
import { useTags } from '../../model/study/use-tags'
import { workerClient } from '../../platform/client/worker-client'
import { Button } from '../../ui/controls/button'
import input from '../../ui/controls/input.module.css'
import styles from '../../ui/note/list.module.css'
import { TagDot } from '../../ui/note/tag-chips'
import chips from '../../ui/note/tag-chips.module.css'
import { useReporting } from '../../ui/snackbars/use-reporting'
import { isolate } from '../../ui/words/isolate'

export function OwnTags({ sort }: { sort: string }) {
  const { t, i18n } = useTranslation('tags')
  const tags = useTags()
  const taggings = useThings('tgg')
  const marks = useThings('wmk')
  const counts = useMemo(() => countTags(taggings ?? [], marks ?? []), [taggings, marks])
  if (!tags) return null
  const listed = [...tags.values()].map((tag) => ({ ...tag, usercount: counts.get(tag.id) ?? 0 }))
  return (
    <>
      <NewTag />
      {listed.length === 0 && (
        <>
          <p className={styles.hint}>{t('none')}</p>
          <WayToText />
        </>
      )}
      <ul className={styles.rows}>
        {sortTags(listed, sort, i18n.language).map(({ id, name, colour, usercount, shared }) => (
          <li key={id} className={styles.row}>
            <div className={styles.name}>
              <a href={`/tag/${id}`}>
                <TagDot colour={colour} /> <bdi>{name}</bdi>
              </a>{' '}
              {shared && <small>{t('isShared')}</small>}
            </div>
            <small>{t('verseCount', { count: usercount })}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

function NewTag() {
  const { t } = useTranslation('tags')
  const [name, setName] = useState('')
  const report = useReporting()
  const tags = useTags()
  const wanted = name.trim()
  const isTaken = [...(tags?.values() ?? [])].some((tag) => tag.name.toLowerCase() === wanted.toLowerCase())
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (wanted === '' || isTaken) return
    const key = `tag:${crypto.randomUUID()}`
    if (await report(workerClient().change({ kind: 'tag', key, body: { name: wanted, shared: false } })))
      setName('')
  }
  return (
    <form className={chips.add} onSubmit={(event) => void add(event)}>
      <input
        className={input.input}
        dir="auto"
        aria-label={t('newName')}
        placeholder={t('newName')}
        maxLength={limits.maxTagName}
        value={name}
        aria-invalid={isTaken || undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit">{t('add')}</Button>
      <span className={chips.taken} role="status">
        {isTaken ? t('taken', { name: isolate(wanted) }) : ''}
      </span>
    </form>
  )
}

/** The number of verses by tag; several marked words of a verse are one. */
function countTags(
  taggings: readonly ThingOf<'tgg'>[],
  marks: readonly ThingOf<'wmk'>[],
): ReadonlyMap<string, number> {
  const verses = new Set([
    ...taggings.map(({ key }) => key.slice('tgg:'.length)),
    ...marks.map(({ data }) => `${data.tag}:${targetOf(data)}`),
  ])
  const counts = new Map<string, number>()
  for (const verse of verses) {
    const tag = verse.slice(0, verse.indexOf(':'))
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return counts
}
