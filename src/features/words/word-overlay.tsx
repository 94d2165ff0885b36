/** `/word/KJV/G25`: a word of the original in an edition. It is called as dictionaries write it, without any by its number. */
import { useTranslation } from 'react-i18next'
import { parseNumber } from '#core/originals/strongs-number'
import { useNumberEntries } from '../../model/contents/use-number-entries'
import { NumberPlaces } from '../../model/contents/words/number-places'
import { useLayerOfNumber } from '../../model/contents/words/use-layers'
import { useOverlayTitle } from '../../model/place/overlay-title'
import { useRouteParams } from '../../model/place/use-route-params'
import { useNamedEdition } from '../../model/study/shown-edition'
import { PanelLines } from '../../ui/page/panel-lines'
import { WordHead } from './word-head'
import styles from './word-overlay.module.css'

export function WordOverlay() {
  const { t } = useTranslation('lookup')
  const { abbreviation = '', number: asked = '' } = useRouteParams()
  const number = parseNumber(asked) ?? ''
  const shown = useNamedEdition(abbreviation)
  const layer = useLayerOfNumber(shown?.manifest.abbreviation, number)
  const entries = useNumberEntries(number === '' ? undefined : number)
  const links = entries.kind === 'here' ? entries.data : []
  const head = links.find((one) => ofLanguage(number).test(one.head))?.head
  useOverlayTitle(head ?? number, head === undefined ? '' : number.startsWith('G') ? 'grc' : 'hbo')
  if (!shown || layer === undefined) return <PanelLines label={t('common:loading')} />
  if (layer === null) return <p className={styles.hint}>{t('noLayer')}</p>
  const entry = links.find(({ abbr }) => /strong/i.test(abbr)) ?? links[0]
  return (
    <>
      <WordHead {...{ number, layer, entry }} />
      <NumberPlaces key={number} {...{ number, shown, layer }} />
    </>
  )
}

/** Letters of the language of a number. */
const ofLanguage = (number: string) => (number.startsWith('G') ? /\p{Script=Greek}/u : /\p{Script=Hebrew}/u)
