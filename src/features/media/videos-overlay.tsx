/** `/videos` (FEATURES CONT-01): the videos of the library. Nothing of a video is loaded here. */

import { useTranslation } from 'react-i18next'
import { usePacksOf } from '../../model/contents/known-packs'
import { NothingYet } from '../../model/contents/lists/nothing-yet'
import { setOption, useOption } from '../../model/options/options'
import { MediaList } from './media-list'

export function VideosOverlay() {
  const { t } = useTranslation('areas')
  const packs = usePacksOf('videos').rows?.map(({ summary }) => summary)
  const chosen = useOption('resource.video.abbreviations').split(',').filter(Boolean)
  if (!packs) return null
  if (packs.length === 0) return <NothingYet about={t('about-videos')} />
  return (
    <MediaList
      packs={packs}
      kind="video"
      abbreviations={chosen}
      onChoosePack={(abbreviation) => setOption('resource.video.abbreviations', abbreviation)}
    />
  )
}
