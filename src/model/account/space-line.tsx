/** How much of its quota a member's account uses. */
import { useTranslation } from 'react-i18next'
import type { SyncState } from '#core/contract/browser/members'
import { formatBytes } from '../../ui/words/format-bytes'

type Space = NonNullable<SyncState['space']>

/** From this share on the person should make room. */
const nearlyFull = 0.9

export function isNearlyFull({ used, quota }: Space): boolean {
  return used > nearlyFull * quota
}

export function SpaceLine(space: Space) {
  const { t, i18n } = useTranslation('sync')
  const [used, quota] = [space.used, space.quota].map((bytes) => formatBytes(bytes, i18n.language))
  return <small>{t(isNearlyFull(space) ? 'spaceFull' : 'space', { used, quota })}</small>
}
