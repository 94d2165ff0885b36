/** Two ways to read what is due: the text at the first passage that is not read, or all of them read aloud one after the other. */
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { bookOf, canonicalOf, chapterOf, placeOf } from '#core/canonical'
import type { Range } from '#core/contract/content/article'
import type { PlanSection } from '#core/plans/plan'
import { type Progress, readPassages } from '#core/plans/schedule/marks'
import { Button } from '../../../ui/controls/button'
import button from '../../../ui/controls/button.module.css'
import { ListenIcon } from '../../../ui/controls/icons'
import { listenInRow, type Stop } from '../../shell/listening'
import type { Places } from '../text/use-places'
import styles from './plans.module.css'

interface Props {
  sections: readonly PlanSection[]
  places: Places | undefined
  progress?: Progress | undefined
}

export function ReadingWays({ sections, places, progress }: Props) {
  const { t } = useTranslation('plans')
  const { history } = useRouter()
  const open = openRanges(sections, progress)
  const first = open.map((range) => places?.placeOf(range)).find((place) => place !== undefined)
  // Its space is kept until places have names.
  if (!places) return <div className={styles.ways} />
  if (!first) return null
  const listen = () => {
    const stops = open.flatMap((range) => stopsOf(range, places))
    const [begin] = stops
    if (!begin) return
    listenInRow(stops)
    history.push(begin.href)
  }
  return (
    <div className={styles.ways}>
      <a className={button.button} data-variant="primary" href={first.href}>
        {t('read')}
      </a>
      <Button onClick={listen}>
        <ListenIcon className="icon" aria-hidden />
        {t('listen')}
      </Button>
    </div>
  )
}

/** The passages that are not read; all of them where everything is. */
function openRanges(sections: readonly PlanSection[], progress: Progress | undefined): Range[] {
  const all = sections.flatMap((section) => {
    const read = progress && readPassages(progress, section)
    return section.ranges.map((range, index) => ({ range, isRead: read?.[index] ?? false }))
  })
  const open = all.filter(({ isRead }) => !isRead)
  return (open.length > 0 ? open : all).map(({ range }) => range)
}

/** Chapter by chapter, with the verses to begin and to end at. */
function stopsOf(range: Range, places: Places): Stop[] {
  const place = places.placeOf(range)
  if (!place) return []
  const { edition } = places
  const book = edition.bookList.find(({ number }) => number === bookOf(place.from))
  const [from, to] = [placeOf(place.from), placeOf(place.to)]
  const chapters = (book?.chapters ?? []).filter(
    (chapter) =>
      (from.chapter === 0 || chapter >= from.chapter) && (to.chapter === 0 || chapter <= to.chapter),
  )
  return chapters.map((number) => {
    const chapter = canonicalOf(bookOf(place.from), number)
    return {
      abbreviation: edition.abbreviation,
      chapter,
      href: places.hrefOf(chapter),
      ...(from.verse > 0 && chapterOf(place.from) === chapter ? { first: from.verse } : {}),
      ...(to.verse > 0 && chapterOf(place.to) === chapter ? { last: to.verse } : {}),
    }
  })
}
