/**
 * The header: brand row (wide screens, top of the page only) and work row with the field, the selects and the text
 * format. Home has no field, and both in one row.
 */

import { useRouter, useRouterState } from '@tanstack/react-router'
import { type MouseEvent, memo, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { standardWord } from '#core/contract/address/standard-word'
import { rowTitle } from '#core/known-works/row-title'
import { PassageField } from '../../features/finding/passage-field'
import { ReadySign } from '../../features/library/ready-sign'
import { furnished } from '../../model/options/rooms'
import { useIsDark } from '../../model/options/use-is-dark'
import { useCurrentReading } from '../../model/place/current-reading'
import { usePlaceHeading } from '../../model/place/use-chapter-heading'
import { isListening, listenFrom, stopListening } from '../../model/shell/listening'
import { byTheWay } from '../../platform/client/by-the-way'
import { rememberedRoute } from '../../platform/storage/remembered-route'
import { IconButton } from '../../ui/controls/icon-button'
import {
  BrandIcon,
  DarkIcon,
  DownIcon,
  FormatIcon,
  LanguageIcon,
  LightIcon,
  ListenIcon,
  MenuIcon,
  OptionsIcon,
} from '../../ui/controls/icons'
import { usePageSign } from '../../ui/page/page-sign'
import { useStore } from '../../ui/store/store'
import { lazyPart } from '../../ui/timing/lazy-part'
import { onceOnline } from '../../ui/timing/once-online'
import { formatNumber } from '../../ui/words/format-number'
import { ChatSlot } from '../chat-button/chat-slot'
import { useChatButton } from '../chat-button/use-chat-button'
import type { ViewPlace } from '../place/place'
import styles from './header.module.css'
import { HeaderUser } from './header-user'
import { areBarsHidden } from './hiding/bars-hidden'
import type { PanelButton } from './panel-button'
import { useHeaderPanels } from './use-header-panels'
import { usePathToColumns } from './use-path-to-columns'

const Panels = lazyPart(async () => (await import('./panels')).Panels)
const MainMenu = lazyPart(async () => (await import('../menu/main-menu')).MainMenu)

interface Props {
  /** The view on the screen. */
  view: ViewPlace['kind'] | undefined
  /** Must be stable between renders. */
  onPanel: (isOpen: boolean) => void
}

export const Header = memo(function Header({ view, onPanel }: Props) {
  const { t } = useTranslation()
  const { data, search: shownSearch } = useCurrentReading()
  const isHidden = useStore(areBarsHidden)
  const { header, trigger, panel, isByKey, onActive, close, panelButton } = useHeaderPanels(onPanel)
  const [isHome, isText, isSearch] = [view === 'home', view === 'text', view === 'search']
  const hasChat = useChatButton(view ?? 'unknown') === 'header'
  const search = isSearch ? shownSearch : undefined
  const pathToText = usePathToColumns(isText ? data : undefined)
  // An empty search has a large field of its own, like home.
  const hasField = !isHome && search?.words !== ''
  const isAway = isHidden && !panel
  usePageSign('hidden-header', isAway)
  return (
    <header
      ref={header}
      className={`${styles.header} app-chrome`}
      data-hidden={isAway}
      data-rows={isHome ? 'one' : undefined}
      data-bar
    >
      {!isHome && <BrandRow />}
      <div className={styles.work}>
        <IconButton icon={MenuIcon} label={t('menu')} {...panelButton('menu')} />
        {hasField && (
          <PassageField
            data={isText ? data : undefined}
            search={search}
            pathTo={search?.pathTo ?? pathToText}
            onActive={onActive}
          />
        )}
        {isHome ? <BrandRow /> : <span className={styles.grow} />}
        {isText && <Selects data={data} panelButton={panelButton} />}
        {isSearch && <SearchSelects abbreviations={search?.abbreviations ?? []} panelButton={panelButton} />}
        {/* A narrow screen has no room for both: there the button of the search options replaces this
            one. */}
        <IconButton
          icon={FormatIcon}
          label={t('textFormat')}
          data-only={isSearch ? 'wide' : undefined}
          {...panelButton('format')}
        />
        {isText && <ListenButton />}
        {hasChat && (
          <span className={styles.chat} data-view={view}>
            <ChatSlot />
          </span>
        )}
        <HeaderUser panelButton={panelButton} />
      </div>
      <Suspense>
        {panel === 'menu' && <MainMenu trigger={trigger} onClose={close} />}
        {panel && panel !== 'suggestions' && panel !== 'menu' && (
          <Panels name={panel} {...{ trigger, data, search, isByKey }} onClose={close} />
        )}
      </Suspense>
    </header>
  )
})

function ListenButton() {
  const { t } = useTranslation()
  const isOpen = useStore(isListening)
  return (
    <IconButton
      icon={ListenIcon}
      label={t('listen')}
      data-only="wide"
      aria-pressed={isOpen}
      onClick={() => (isOpen ? stopListening() : listenFrom())}
    />
  )
}

function Selects({
  data,
  panelButton,
}: {
  data: ReturnType<typeof useCurrentReading>['data']
  panelButton: PanelButton
}) {
  const { t } = useTranslation()
  const heading = usePlaceHeading(data)
  const abbreviations = data?.address?.abbreviations ?? []
  const edition = data?.manifests.find(({ abbreviation }) => abbreviation === abbreviations[0])
  if (abbreviations.length === 0) return null
  return (
    <>
      <TranslationSelect abbreviations={abbreviations} name={edition?.name} panelButton={panelButton} />
      <button
        type="button"
        className={styles.select}
        data-only="wide"
        aria-label={t('chooseChapter', { place: heading })}
        {...panelButton('books')}
      >
        <bdi>{heading}</bdi>
        <DownIcon className="icon" aria-hidden />
      </button>
    </>
  )
}

function SearchSelects({ abbreviations, panelButton }: TranslationSelectProps) {
  const { t } = useTranslation()
  return (
    <>
      <TranslationSelect abbreviations={abbreviations} panelButton={panelButton} />
      <IconButton icon={OptionsIcon} label={t('panel-search')} {...panelButton('search')} />
    </>
  )
}

interface TranslationSelectProps {
  abbreviations: readonly string[]
  /** The name of the first translation. */
  name?: string | undefined
  panelButton: PanelButton
}

function TranslationSelect({ abbreviations, name, panelButton }: TranslationSelectProps) {
  const { t, i18n } = useTranslation()
  const [first, ...others] = abbreviations
  if (!first) return null
  const more = others.length > 0 ? `+${formatNumber(others.length, i18n.language)}` : undefined
  const title = name && rowTitle(name)
  const shown = [first, more ?? title].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      className={styles.select}
      aria-label={t('chooseTranslation', { name: shown })}
      {...panelButton('translations')}
    >
      <bdi>{first}</bdi> {more ? <bdi>{more}</bdi> : <small dir="auto">{title}</small>}
      <DownIcon className="icon" aria-hidden />
    </button>
  )
}

const beginning = `/${standardWord}`

/** As many as fit; the menu has all of them. */
const brandLinks = [
  ...furnished([
    { path: '/reading-plans', title: 'readingPlans' },
    { path: '/topics', title: 'topics' },
    { path: '/dictionaries', title: 'dictionaries' },
  ]),
  { path: '/notes', title: 'notes' },
  { path: '/downloads', title: 'downloads' },
]

/** Looks up where reading stopped when it is clicked; who has read nothing yet begins. */
function ReadOnLink() {
  const { t } = useTranslation()
  const { history } = useRouter()
  const isReading = useCurrentReading().data !== undefined
  const hasLeft = useRouterState({ select: () => rememberedRoute() !== undefined })
  const onClick = async (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { leftPath, readOn } = await onceOnline(() => import('../read-on'))
    const path = await leftPath()
    readOn()
    history.push(path ?? beginning)
  }
  return (
    <a href={beginning} onClick={(event) => void onClick(event)}>
      {t(isReading || hasLeft ? 'continueReading' : 'read')}
    </a>
  )
}

async function chooseTheme(theme: 'dark' | undefined): Promise<void> {
  const { changeDisplay } = await onceOnline(() => import('../../model/options/stored-display'))
  changeDisplay({ theme })
}

/** Memoised, so that it is not drawn again with the rest of the header. */
const BrandRow = memo(function BrandRow() {
  const { t } = useTranslation()
  const here = useRouterState({
    select: ({ location: { pathname } }) => brandLinks.find(({ path }) => path === pathname)?.path,
  })
  const isDark = useIsDark()
  return (
    <div className={styles.brand}>
      <a className={styles.logo} href="/">
        <BrandIcon className="icon" aria-hidden />
        {t('product')}
      </a>
      <nav className={styles.nav} aria-label={t('mainAreas')}>
        <ReadOnLink />
        {brandLinks.map(({ path, title }) => (
          <a key={path} href={path} aria-current={path === here ? 'page' : undefined}>
            {t(`menu:${title}`)}
          </a>
        ))}
      </nav>
      <ReadySign />
      <a
        className={styles.small}
        href="/languages"
        aria-label={t('menu:languages')}
        title={t('menu:languages')}
      >
        <LanguageIcon className="icon" aria-hidden />
      </a>
      <IconButton
        icon={isDark ? LightIcon : DarkIcon}
        label={t(isDark ? 'lightTheme' : 'darkTheme')}
        onClick={() => byTheWay(chooseTheme(isDark ? undefined : 'dark'))}
      />
    </div>
  )
})
