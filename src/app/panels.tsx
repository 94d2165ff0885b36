/** The header panels, one at a time: menu, books and chapters, translations, text format. Loaded at first use. */
import { useRouter } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { FormatPanel } from '../features/display/format-panel'
import { BookPanel } from '../features/finding/book-panel'
import { TranslationPanel } from '../features/finding/translation-panel'
import { byTheWay } from '../platform/by-the-way'
import { Floating } from '../ui/floating'
import { MenuPanel } from './menu-panel'
import type { PanelName } from './panel-state'
import { usePathToColumns } from './use-path-to-columns'

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
      {name === 'translations' && <Translations data={data} onClose={onClose} />}
      {name === 'format' && <FormatPanel />}
    </Floating>
  )
}

/** Another translation of the text on the screen opens at the verse in view. */
function Translations({ data, onClose }: Pick<Props, 'data' | 'onClose'>) {
  const router = useRouter()
  const pathTo = usePathToColumns(data)
  const open = async (abbreviations: readonly string[]) => {
    const path = await pathTo(abbreviations)
    onClose()
    router.history.push(path)
  }
  return (
    <TranslationPanel
      current={data?.address?.abbreviations ?? []}
      onOpen={(abbreviations) => byTheWay(open(abbreviations))}
      onClose={onClose}
    />
  )
}
