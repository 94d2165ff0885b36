/** The heads as list or grid, some at a time: more come before the end is reached, or by a button. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { articlePath } from '#core/content/reading/addresses'
import { initialOf } from '#core/content/reading/head-index'
import { Button } from '../../../ui/controls/button'
import listStyles from '../../../ui/note/list.module.css'
import styles from '../dictionaries.module.css'
import type { Dictionary } from '../use-dictionaries'
import type { HeadSection, ListedHead } from './merge-heads'
import type { Heads } from './use-heads'

interface Props {
  heads: Heads
  chosen: readonly Dictionary[]
  /** Rows that are drawn. */
  shown: number
  isGrid: boolean
  /** Shown where there is none. */
  none: ReactNode
  onMore: () => void
}

export function HeadList({ heads, chosen, shown, isGrid, none, onMore }: Props) {
  const { t } = useTranslation('dictionaries')
  const { sections, isWhole, count, isAsking, failed } = heads
  const total = sections.reduce((sum, section) => sum + section.heads.length, 0)
  const hasMore = total > shown || (!isWhole && failed.length === 0)
  const goOn = () => {
    onMore()
    if (total <= shown + lead) heads.more()
  }
  return (
    <>
      <p className={listStyles.count} role="status">
        {isAsking && total === 0
          ? t('contents:loading')
          : total === 0 && failed.length === 0
            ? t('none')
            : count !== undefined && t('count', { count })}
      </p>
      {failed.length > 0 && (
        <div className={listStyles.tools} role="alert">
          <p className={listStyles.hint}>
            {t('partial')} <bdi>{failed.join(', ')}</bdi>
          </p>
          <Button onClick={heads.retry}>{t('common:retry')}</Button>
        </div>
      )}
      {total === 0 && !isAsking && failed.length === 0 && none}
      {total > 0 && <Rows sections={firstRows(sections, shown)} chosen={chosen} isGrid={isGrid} />}
      {hasMore && total > 0 && <More key={`${shown} ${total}`} isBusy={isAsking} onMore={goOn} />}
    </>
  )
}

/** Rows that the server is asked for before they are needed. */
const lead = 200

/** The first `number` rows of all sections. */
function firstRows(sections: readonly HeadSection[], number: number): HeadSection[] {
  let left = number
  return sections.flatMap((section) => {
    const heads = section.heads.slice(0, left)
    left -= heads.length
    return heads.length > 0 ? [{ ...section, heads }] : []
  })
}

interface RowsProps extends Pick<Props, 'chosen' | 'isGrid'> {
  sections: readonly HeadSection[]
}

function Rows({ sections, chosen, isGrid }: RowsProps) {
  return sections.map(({ abbr, heads }) => {
    const name = chosen.find(({ summary }) => summary.abbr === abbr)?.summary
    const letters = byLetter(heads).map(({ letter, heads: ofLetter }) => (
      <div key={letter} className={styles.letter}>
        {letter !== '' && <span aria-hidden>{letter.toLocaleUpperCase(ofLetter[0]?.locale)}</span>}
        <ul className={styles.heads} data-grid={isGrid || undefined}>
          {ofLetter.map((head) => (
            <HeadRow key={head.key} head={head} />
          ))}
        </ul>
      </div>
    ))
    return name ? (
      <section key={abbr} className={styles.section} aria-label={name.name}>
        <h2 lang={name.locale}>
          <bdi>{name.name}</bdi>
        </h2>
        {letters}
      </section>
    ) : (
      <div key="all" className={styles.section}>
        {letters}
      </div>
    )
  })
}

/** Heads that follow each other with the same first letter; numbers have none. */
function byLetter(heads: readonly ListedHead[]): { letter: string; heads: ListedHead[] }[] {
  const groups: { letter: string; heads: ListedHead[] }[] = []
  for (const head of heads) {
    const initial = initialOf(head.key)
    const letter = initial === '0' ? '' : initial
    const last = groups.at(-1)
    if (last?.letter === letter) last.heads.push(head)
    else groups.push({ letter, heads: [head] })
  }
  return groups
}

/** Leads to the first dictionary that has it; the article leads to the others. */
function HeadRow({ head: { head, locale, places } }: { head: ListedHead }) {
  const [first] = places
  if (!first) return null
  return (
    <li>
      <a href={articlePath({ abbr: first.abbr, kind: 'dictionary' }, first.id, head)} lang={locale}>
        <bdi>{head}</bdi>
      </a>
    </li>
  )
}

/** How far from the end of the list more is drawn. */
const nearPx = 900

function More({ isBusy, onMore }: { isBusy: boolean; onMore: () => void }) {
  const { t } = useTranslation('dictionaries')
  const end = useRef<HTMLDivElement>(null)
  const go = useRef(onMore)
  useEffect(() => {
    go.current = onMore
  })
  useEffect(() => {
    const element = end.current
    if (!element || isBusy) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) go.current()
      },
      // The element that scrolls: the margin widens no other one.
      { root: element.parentElement?.parentElement, rootMargin: `${nearPx}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isBusy])
  return (
    <div ref={end} className="app-chrome">
      <Button disabled={isBusy} onClick={onMore}>
        {t('more')}
      </Button>
    </div>
  )
}
