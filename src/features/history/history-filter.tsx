/** Search, kinds, day and order of the history; a change of any of them leads back to the first page. */
import { useTranslation } from 'react-i18next'
import {
  type ActivityEvent,
  type ActivityFilter,
  activitySorts,
  activityTypes,
} from '#core/study/lists/activity-list'
import { Button } from '../../ui/controls/button'
import { FilterField } from '../../ui/controls/filter-field'
import { DateInput } from '../../ui/form/date-input'
import { SortSelect } from '../../ui/form/sort-select'
import styles from '../../ui/note/list.module.css'
import chips from '../../ui/note/tag-chips.module.css'

interface Props {
  filter: ActivityFilter
  onEvent: (event: ActivityEvent) => void
}

export function HistoryFilter({ filter, onEvent }: Props) {
  const { t } = useTranslation('history')
  const change = (part: Partial<ActivityFilter>) => onEvent({ kind: 'change', change: part })
  const { types, search, date, sort } = filter
  const isFiltered = search !== '' || date !== '' || types.length < activityTypes.length
  return (
    <>
      <div className={styles.tools}>
        <FilterField label={t('search')} value={search} onChange={(value) => change({ search: value })} />
        <SortSelect
          label={t('notes:sort')}
          sorts={activitySorts}
          current={sort}
          titleOf={(one) => t(`sort-${one}`)}
          onChange={(one) => change({ sort: one })}
        />
      </div>
      <div className={styles.tools}>
        {activityTypes.map((type) => (
          <button
            key={type}
            type="button"
            className={chips.tag}
            aria-pressed={types.includes(type)}
            onClick={() =>
              change({ types: types.includes(type) ? types.filter((one) => one !== type) : [...types, type] })
            }
          >
            {t(`type-${type}`)}
          </button>
        ))}
        <label className={styles.sort}>
          {t('day')}
          <DateInput value={date} onChange={({ target }) => change({ date: target.value })} />
        </label>
        {isFiltered && (
          <Button variant="quiet" onClick={() => onEvent({ kind: 'clear' })}>
            {t('reset')}
          </Button>
        )}
      </div>
    </>
  )
}
