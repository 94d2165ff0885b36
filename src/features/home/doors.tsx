/** Doors to the areas beside the text, as one quiet row: the header of a narrow window has none, and the menu hides them. */
import { useTranslation } from 'react-i18next'
import { furnished } from '../../model/options/rooms'
import styles from './doors.module.css'

const areas = furnished([
  { title: 'topics', path: '/topics' },
  { title: 'readingPlans', path: '/reading-plans' },
  { title: 'dictionaries', path: '/dictionaries' },
])

export function Doors() {
  const { t } = useTranslation()
  if (areas.length === 0) return null
  return (
    <nav className={styles.doors} aria-label={t('mainAreas')}>
      <ul>
        {areas.map(({ title, path }) => (
          <li key={path}>
            <a href={path}>{t(`menu:${title}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
