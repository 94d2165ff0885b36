/** `/graphics` (FEATURES CONT-01): the pictures of the library. */
import { useTranslation } from 'react-i18next'
import { NothingYet } from '../../model/contents/lists/nothing-yet'
import { MediaList } from './media-list'
import { usePacksOf } from './use-items'

export function GraphicsOverlay() {
  const { t } = useTranslation('areas')
  const packs = usePacksOf('graphics')
  if (!packs) return null
  if (packs.length === 0) return <NothingYet about={t('about-graphics')} />
  return <MediaList packs={packs} kind="graphic" abbreviations={[]} />
}
