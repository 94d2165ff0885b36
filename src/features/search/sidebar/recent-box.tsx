/** Recently searched words as links. */
import { useTranslation } from 'react-i18next'
import { dotOf } from '#core/scripture/text/digits'
import type { RecentSearchRow } from '#db/rows'
import styles from './recent-box.module.css'

interface Props {
  recents: readonly RecentSearchRow[]
  /** Path of the search on the screen. */
  current: string
}

export function RecentBox({ recents, current }: Props) {
  const { t, i18n } = useTranslation('search')
  if (recents.length === 0) return <p className={styles.hint}>{t('sidebar-noRecent')}</p>
  return (
    <ul className={styles.recents}>
      {recents.map(({ path, words, abbreviations }) => (
        <li key={path}>
          <a href={path} aria-current={path === current ? 'page' : undefined}>
            <bdi>{words}</bdi> <small>{abbreviations.join(dotOf(i18n.language))}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
