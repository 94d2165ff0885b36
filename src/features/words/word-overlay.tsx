/** `/word/KJV/G25`: a word of the original in an edition. */
import { useTranslation } from 'react-i18next'
import { parseNumber } from '#core/originals/strongs-number'
import { NumberPlaces } from '../../model/contents/words/number-places'
import { useLayerOf } from '../../model/contents/words/use-layers'
import { useOverlayTitle } from '../../model/place/overlay-title'
import { useRouteParams } from '../../model/place/use-route-params'
import { useNamedEdition } from '../../model/study/shown-edition'
import { PanelLines } from '../../ui/page/panel-lines'
import styles from './word-overlay.module.css'

export function WordOverlay() {
  const { t } = useTranslation('lookup')
  const { abbreviation = '', number: asked = '' } = useRouteParams()
  const number = parseNumber(asked) ?? ''
  const shown = useNamedEdition(abbreviation)
  const layer = useLayerOf(shown?.manifest.abbreviation)
  useOverlayTitle(`${number} · ${shown?.manifest.abbreviation ?? abbreviation}`, '')
  if (!shown || layer === undefined) return <PanelLines label={t('common:loading')} />
  if (layer === null) return <p className={styles.hint}>{t('noLayer')}</p>
  return <NumberPlaces key={number} {...{ number, shown, layer }} />
}
