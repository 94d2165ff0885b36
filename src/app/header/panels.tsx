/** The header panels, one at a time: books and chapters, translations, text format, search options, user. Loaded at first use. */
import { useRouter } from '@tanstack/react-router'
import { type RefObject, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { FormatPanel } from '../../features/display/format-panel'
import { BookPanel } from '../../features/finding/books/book-panel'
import { TranslationPanel } from '../../features/finding/translations/translation-panel'
import type { CurrentSearch } from '../../model/place/current-reading'
import { byTheWay } from '../../platform/client/by-the-way'
import { PanelLines } from '../../ui/page/panel-lines'
import { Floating, useCloseBox } from '../../ui/sheets/floating'
import { lazyPart } from '../../ui/timing/lazy-part'
import type { PanelName } from './panel-state'
import { usePathToColumns } from './use-path-to-columns'

const SearchOptionsPanel = lazyPart(
  async () => (await import('../../features/search/options/search-options-panel')).SearchOptionsPanel,
)

const UserPanel = lazyPart(async () => (await import('../../features/account/menu/user-panel')).UserPanel)
const NotificationList = lazyPart(
  async () => (await import('../../features/notifications/notification-list')).NotificationList,
)

export interface PanelsProps {
  /** Without the suggestions, which are drawn at their field, and the menu, which is a sheet of its own. */
  name: Exclude<PanelName, 'suggestions' | 'menu'>
  trigger: RefObject<HTMLElement | null>
  data: PageData | undefined
  /** The search on the screen, if there is one. */
  search?: CurrentSearch | undefined
  isByKey?: boolean
  onClose: () => void
}

export function Panels({ name, trigger, onClose, ...content }: PanelsProps) {
  const { t } = useTranslation()
  const kind = name === 'format' ? 'half' : name === 'user' ? 'short' : 'panel'
  return (
    <Floating
      label={t(`panel-${name}`)}
      trigger={trigger}
      kind={kind}
      placement="bottom end"
      onClose={onClose}
    >
      <Content name={name} {...content} />
    </Floating>
  )
}

function Content({
  name,
  data,
  search,
  isByKey = false,
}: Pick<PanelsProps, 'name' | 'data' | 'search' | 'isByKey'>) {
  const { t } = useTranslation()
  const close = useCloseBox()
  return (
    <>
      {name === 'books' && data && <BookPanel data={data} isByKey={isByKey} onClose={close} />}
      {name === 'translations' && (
        <Translations data={data} search={search} isByKey={isByKey} onClose={close} />
      )}
      {name === 'format' && <FormatPanel />}
      <Suspense fallback={<PanelLines label={t('loading')} />}>
        {name === 'search' && <SearchOptionsPanel search={search} />}
        {name === 'user' && (
          <UserPanel onClose={close}>
            <NotificationList />
          </UserPanel>
        )}
      </Suspense>
    </>
  )
}

/** For a text, opens another translation at the verse in view; for a search, searches the same words in it. */
function Translations({
  data,
  search,
  isByKey,
  onClose,
}: Pick<PanelsProps, 'data' | 'search' | 'onClose'> & { isByKey: boolean }) {
  const router = useRouter()
  const pathToText = usePathToColumns(data)
  const open = async (abbreviations: readonly string[]) => {
    const path = await (search?.pathTo ?? pathToText)(abbreviations)
    onClose()
    router.history.push(path)
  }
  return (
    <TranslationPanel
      current={search?.abbreviations ?? data?.address?.abbreviations ?? []}
      isByKey={isByKey}
      onOpen={(abbreviations) => byTheWay(open(abbreviations))}
      onClose={onClose}
    />
  )
}
