/** The header panels, one at a time: menu, books and chapters, translations, text format. Loaded at first use. */
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { FormatPanel } from '../features/display/format-panel'
import { BookPanel } from '../features/finding/book-panel'
import { TranslationPanel } from '../features/finding/translation-panel'
import { Floating } from '../ui/floating'
import { MenuPanel } from './menu-panel'
import type { PanelName } from './panel-state'

interface Props {
  /** The suggestions are drawn at their field. */
  name: Exclude<PanelName, 'suggestions'>
  trigger: RefObject<HTMLElement | null>
  data: PageData | undefined
  onClose: () => void
}

export function Panels({ name, trigger, data, onClose }: Props) {
  const { t } = useTranslation()
  const kind = name === 'format' ? 'half' : 'panel'
  return (
    <Floating
      label={t(`panel-${name}`)}
      trigger={trigger}
      kind={kind}
      placement={name === 'menu' ? 'bottom start' : 'bottom end'}
      onClose={onClose}
    >
      {name === 'menu' && <MenuPanel onClose={onClose} />}
      {name === 'books' && data && <BookPanel data={data} onClose={onClose} />}
      {name === 'translations' && <TranslationPanel data={data} onClose={onClose} />}
      {name === 'format' && <FormatPanel />}
    </Floating>
  )
}
