/** Verses that members share, each with the number of members; nobody is named. Needs the network. */
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button'
import styles from '../../../ui/note/list.module.css'
import { ListProblem } from '../../../ui/page/list-problem'
import { useShownEdition } from '../shown-edition'
import type { Pages } from './use-pages'
import { VerseRows } from './verse-rows'

interface Props {
  pages: Pages<{ target: string; usercount: number }>
  /** Shown when there are none. */
  none: string
  /** Says how many members share it. */
  about: (usercount: number) => string
}

export function SharedVerses({ pages, none, about }: Props) {
  const { t } = useTranslation('notes')
  const edition = useShownEdition()
  const { items, state, error, hasMore, more, retry } = pages
  return (
    <>
      <ListProblem error={error} onRetry={retry} />
      {state === 'loaded' && items.length === 0 && <p className={styles.hint}>{none}</p>}
      {edition && <VerseRows rows={items} edition={edition} about={({ usercount }) => about(usercount)} />}
      {hasMore && <Button onClick={more}>{t('moreOnes')}</Button>}
    </>
  )
}
