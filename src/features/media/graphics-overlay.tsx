/** `/graphics` (FEATURES CONT-01): the pictures of the library. */

import { useTranslation } from 'react-i18next'
import { usePacksOf } from '../../model/contents/known-packs'
import { NothingYet } from '../../model/contents/lists/nothing-yet'
import { MediaList } from './media-list'

export function GraphicsOverlay() {
  const { t } = useTranslation('areas')
  const packs = usePacksOf('graphics').rows?.map(({ summary }) => summary)
  if (!packs) return null
  if (packs.length === 0) return <NothingYet about={t('about-graphics')} />
  return <MediaList packs={packs} kind="graphic" abbreviations={[]} />
}
