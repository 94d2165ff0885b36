/** `/history` (FEATURES STUDY-01): what the member read and searched on all devices, by day. */
import { useDeferredValue, useMemo, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { dotOf } from '#core/scripture/text/digits'
import {
  filterActivities,
  firstActivityFilter,
  groupByDay,
  listActivities,
} from '#core/study/lists/activity-list'
import { useThings } from '../../model/account/member-database'
import { Button } from '../../ui/controls/button'
import { SearchIcon } from '../../ui/controls/icons'
import { BookIcon } from '../../ui/controls/panel-icons'
import styles from '../../ui/note/list.module.css'
import { formatClock, formatLongDay, isToday, localDay } from '../../ui/words/format-time'
import { ClearHistory } from './clear-history'
import rows from './history.module.css'
import { HistoryFilter } from './history-filter'

export function HistoryOverlay() {
  const { t, i18n } = useTranslation('history')
  const activities = useThings('act')
  const [filter, dispatch] = useReducer(filterActivities, firstActivityFilter)
  const deferred = useDeferredValue(filter)
  const locale = i18n.language
  const { shown, total, hasMore } = useMemo(
    () => listActivities(activities ?? [], deferred, { dayOf: localDay, locale }),
    [activities, deferred, locale],
  )
  if (!activities) return null
  const isByDay = deferred.sort === 'date' || deferred.sort === '-date'
  const groups = isByDay ? groupByDay(shown, localDay) : [{ day: '', activities: shown }]
  return (
    <div className={styles.page}>
      <HistoryFilter filter={filter} onEvent={dispatch} />
      <div className={styles.tools}>
        <p className={styles.count} role="status">
          {activities.length === 0 ? t('none') : t('count', { count: total })}
        </p>
        {activities.length > 0 && <ClearHistory onCleared={() => dispatch({ kind: 'clear' })} />}
      </div>
      {groups.map((group) => (
        <section key={group.day} aria-label={group.day ? undefined : t('entries')}>
          {group.day && <h2 className={styles.day}>{dayName(group.activities[0]?.data.occurredAt ?? 0)}</h2>}
          <ul className={styles.rows}>
            {group.activities.map(({ key, data }) => (
              <li key={key} className={rows.row}>
                {data.type === 'search' ? (
                  <SearchIcon className="icon" role="img" aria-label={t('type-search')} />
                ) : (
                  <BookIcon className="icon" role="img" aria-label={t('type-text')} />
                )}
                <a href={data.route}>
                  <bdi>{data.name}</bdi>
                </a>
                <small>
                  <bdi>{data.abbreviations.split(',').join(dotOf(i18n.language))}</bdi>
                </small>
                <time dateTime={new Date(data.occurredAt).toISOString()}>
                  {formatClock(data.occurredAt, locale)}
                </time>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasMore && <Button onClick={() => dispatch({ kind: 'more' })}>{t('notes:moreOnes')}</Button>}
    </div>
  )

  function dayName(at: number): string {
    return isToday(at) ? t('today') : formatLongDay(at, locale)
  }
}
