/** Links to the passages read last. */
import { useTranslation } from 'react-i18next'
import { dotOf } from '#core/scripture/text/digits'
import { useRecents } from './use-recents'

/** `except` is the path of a passage that is shown elsewhere. */
export function RecentPassages({ except }: { except?: string | undefined }) {
  const { t, i18n } = useTranslation()
  const recents = useRecents()?.filter(({ path }) => path !== except)
  if (!recents || recents.length === 0) return null
  return (
    <nav aria-label={t('recentPassages')} className="chips">
      {recents.slice(0, 8).map(({ path, title, abbreviations }) => (
        <a key={path} className="chip" href={path}>
          <bdi>{title}</bdi> <small>{abbreviations.join(dotOf(i18n.language))}</small>
        </a>
      ))}
    </nav>
  )
}
