/**
 * The head of a list of likes or tags: the choice between one's own and everybody's (a visitor reads what an
 * account is for), and the order.
 */
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../ui/controls/tabs'
import { SortSelect } from '../../../ui/form/sort-select'
import styles from '../../../ui/note/list.module.css'
import { isMember, useAccount } from '../../account/account'
import { signInPath } from '../../account/sign-in-path'

interface Props<Sort extends string> {
  /** The list, which names its group of messages and its route. */
  list: 'likes' | 'tags'
  isMine: boolean
  onMine: (isMine: boolean) => void
  sorts: readonly Sort[]
  sort: string
  onSort: (sort: Sort) => void
}

export function ListHead<Sort extends string>({ list, isMine, onMine, sorts, sort, onSort }: Props<Sort>) {
  const { t } = useTranslation(list)
  const account = useAccount()
  return (
    <div className={styles.tools}>
      {isMember(account) ? (
        <Tabs
          label={t('which')}
          tabs={[
            { name: 'mine', title: t('mine') },
            { name: 'all', title: t('all') },
          ]}
          current={isMine ? 'mine' : 'all'}
          onChoose={(name) => onMine(name === 'mine')}
        />
      ) : (
        <p className={styles.hint}>
          {t('forMembers')} <a href={signInPath(`/${list}`, '/register')}>{t('signIn')}</a>
        </p>
      )}
      <SortSelect
        label={t('notes:sort')}
        sorts={sorts}
        current={sort}
        titleOf={(one) => t(`sort-${one}`)}
        onChange={onSort}
      />
    </div>
  )
}
