/** Lets a person limit the places of a topic to a Testament or to one of the books that have places. */
import { useTranslation } from 'react-i18next'
import type { Group } from '#core/contract/content/article'
import { useBookName } from '../../model/library/use-book-name'
import { Tabs } from '../../ui/controls/tabs'
import { SortSelect } from '../../ui/form/sort-select'
import listStyles from '../../ui/note/list.module.css'
import { booksOf, type PlaceFilter } from './topic-groups'

interface Props {
  groups: readonly Group[]
  filter: PlaceFilter
  onChange: (filter: PlaceFilter) => void
}

export function Filter({ groups, filter: { part, book }, onChange }: Props) {
  const { t } = useTranslation('topics')
  const nameOf = useBookName()
  const books = booksOf(groups, part)
  return (
    <div className={listStyles.tools}>
      <Tabs
        label={t('part')}
        tabs={[
          { name: 'all', title: t('all') },
          { name: 'old', title: t('reading:oldTestament') },
          { name: 'new', title: t('reading:newTestament') },
        ]}
        current={part}
        onChoose={(chosen) => onChange({ part: chosen })}
      />
      {books.length > 1 && (
        <SortSelect
          label={t('book')}
          sorts={['', ...books.map(String)]}
          current={book === undefined ? '' : String(book)}
          titleOf={(one) => (one === '' ? t('allBooks') : nameOf(Number(one)))}
          onChange={(one) => onChange({ part, book: one === '' ? undefined : Number(one) })}
        />
      )}
    </div>
  )
}
