/** The hits by book as bars; each bar is a button that shows only the hits of its book. One tab stop, arrow keys between them. */
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AreaPart } from '#core/contract/search/area'
import type { SearchAnswer } from '#core/contract/search/search-answer'
import { useBookName } from '../../../model/library/use-book-name'
import { formatNumber } from '../../../ui/words/format-number'
import { isolate } from '../../../ui/words/isolate'
import { type BookBar, bookDistribution, type GroupBars } from './book-distribution'
import styles from './distribution.module.css'

interface Props {
  answer: Pick<SearchAnswer, 'result' | 'merged'>
  chosen: AreaPart | undefined
  onChoose: (part: AreaPart | undefined) => void
}

export function Distribution({ answer, chosen, onChoose }: Props) {
  const { t, i18n } = useTranslation('search')
  const groups = useMemo(() => bookDistribution(answer), [answer])
  const toggle = (part: AreaPart) => onChoose(part === chosen ? undefined : part)
  return (
    <section className={styles.chart} aria-label={t('distribution')}>
      {groups.map((group) => (
        <div key={group.group} className={styles.group} data-group={group.group}>
          <button
            type="button"
            className={styles.total}
            aria-pressed={chosen === group.group}
            title={t('bookHits', { book: t(`area-${group.group}`), count: group.count })}
            onClick={() => toggle(group.group)}
          >
            {t(`short-${group.group}`)} <b>{formatNumber(group.count, i18n.language)}</b>
          </button>
          <Bars group={group} chosen={chosen} onToggle={toggle} />
        </div>
      ))}
    </section>
  )
}

interface BarsProps {
  group: GroupBars
  chosen: AreaPart | undefined
  onToggle: (part: AreaPart) => void
}

function Bars({ group: { group, bars }, chosen, onToggle }: BarsProps) {
  const { t } = useTranslation('search')
  const nameOf = useBookName()
  const [stop, setStop] = useState(bars.find(({ count }) => count > 0)?.book ?? bars[0]?.book)
  const labelOf = ({ book, count }: BookBar) => t('bookHits', { book: isolate(nameOf(book)), count })
  return (
    // The group handles the keys of its bars.
    // biome-ignore lint/a11y/useSemanticElements: a group of toggle buttons has no element of its own
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/interactive-supports-focus
    <div role="group" aria-label={t(`area-${group}`)} className={styles.bars} onKeyDown={moveFocus}>
      {bars.map((bar) => (
        <button
          key={bar.book}
          type="button"
          tabIndex={bar.book === stop ? 0 : -1}
          aria-pressed={chosen === bar.book}
          aria-label={labelOf(bar)}
          title={labelOf(bar)}
          data-first={bar.isFirst || undefined}
          onFocus={() => setStop(bar.book)}
          onClick={() => onToggle(bar.book)}
        >
          <Bar share={bar.share} />
        </button>
      ))}
    </div>
  )
}

/** Heights in steps of 1/40; a book with a single hit stays visible. */
function Bar({ share }: { share: number }) {
  const height = share === 0 ? 1 : 3 + Math.round(share * 37)
  return (
    <svg viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden focusable="false">
      <rect x="0" y={40 - height} width="10" height={height} data-empty={share === 0 || undefined} />
    </svg>
  )
}

/** Moves the focus by arrow keys in reading direction, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const bars = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const index = bars.findIndex((bar) => bar === document.activeElement)
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  const targets: Readonly<Record<string, number>> = {
    [forward]: index + 1,
    [backward]: index - 1,
    Home: 0,
    End: bars.length - 1,
  }
  const target = bars[targets[event.key] ?? -1]
  if (!target) return
  event.preventDefault()
  target.focus()
}
