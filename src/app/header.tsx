/** The header: brand row (wide screens, top of the page only) and work row with the field, the selects and the text format. */
import { lazy, Suspense, useCallback, useEffect, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PassageField } from '../features/finding/passage-field'
import { ReadySign } from '../features/library/ready-sign'
import { useCurrentReading } from '../platform/current-reading'
import { changeDisplay, useDisplay } from '../platform/display'
import { useChapterHeading } from '../platform/use-chapter-heading'
import { formatNumber } from '../ui/format-number'
import { IconButton } from '../ui/icon-button'
import {
  BrandIcon,
  DarkIcon,
  DownIcon,
  DownloadIcon,
  FormatIcon,
  LanguageIcon,
  LightIcon,
  MenuIcon,
} from '../ui/icons'
import styles from './header.module.css'
import { nextPanel, noPanel, type PanelName } from './panel-state'
import type { ViewPlace } from './place'
import { useHeaderVisibility } from './use-header-visibility'
import { usePathToColumns } from './use-path-to-columns'
import { useShortcuts } from './use-shortcuts'

const Panels = lazy(async () => ({ default: (await import('./panels')).Panels }))

interface Props {
  view: ViewPlace | undefined
  onPanel: (isOpen: boolean) => void
}

export function Header({ view, onPanel }: Props) {
  const { t } = useTranslation()
  const { data } = useCurrentReading()
  const { isHidden } = useHeaderVisibility()
  const [{ open: panel }, dispatch] = useReducer(nextPanel, noPanel)
  const header = useRef<HTMLElement>(null)
  const trigger = useRef<HTMLElement | null>(null)
  const isListOpen = panel === 'suggestions'
  useEffect(() => onPanel(panel !== undefined && panel !== 'suggestions'), [panel, onPanel])
  const open = (name: PanelName) => (event: { currentTarget: HTMLElement }) => {
    trigger.current = event.currentTarget
    dispatch({ kind: 'toggle', name })
  }
  const close = useCallback(() => dispatch({ kind: 'hide' }), [])
  const openByKey = useCallback((name: PanelName) => {
    const button = header.current?.querySelector<HTMLElement>(`[data-panel="${name}"]`)
    if (!button) return
    trigger.current = button
    dispatch({ kind: 'open', name })
  }, [])
  useShortcuts(openByKey)
  const isText = view?.kind === 'text'
  const pathTo = usePathToColumns(isText ? data : undefined)
  const pressed = (name: PanelName) => ({
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': panel === name,
    'data-panel': name,
    onClick: open(name),
  })
  return (
    <header ref={header} className={`${styles.header} app-chrome`} data-hidden={isHidden && !panel} data-bar>
      <BrandRow />
      <div className={styles.work}>
        <IconButton icon={MenuIcon} label={t('menu')} {...pressed('menu')} />
        {view?.kind !== 'home' && (
          <PassageField
            data={isText ? data : undefined}
            pathTo={pathTo}
            onActive={(isActive) => dispatch({ kind: isActive ? 'open' : 'hide', name: 'suggestions' })}
          />
        )}
        <span className={styles.grow} />
        {isText && <Selects data={data} pressed={pressed} />}
        <IconButton icon={FormatIcon} label={t('textFormat')} {...pressed('format')} />
      </div>
      {panel && !isListOpen && (
        <Suspense>
          <Panels name={panel} trigger={trigger} data={data} onClose={close} />
        </Suspense>
      )}
    </header>
  )
}

type Pressed = (name: PanelName) => {
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'data-panel': string
  onClick: (event: { currentTarget: HTMLElement }) => void
}

function Selects({
  data,
  pressed,
}: {
  data: ReturnType<typeof useCurrentReading>['data']
  pressed: Pressed
}) {
  const { t, i18n } = useTranslation()
  const heading = useChapterHeading(data)
  const [first, ...others] = data?.address?.abbreviations ?? []
  const edition = data?.manifests.find(({ abbreviation }) => abbreviation === first)
  if (!first) return null
  return (
    <>
      <button
        type="button"
        className={styles.select}
        aria-label={t('chooseTranslation', { name: edition?.name ?? first })}
        {...pressed('translations')}
      >
        <bdi>{first}</bdi>
        {others.length > 0 ? (
          <bdi>+{formatNumber(others.length, i18n.language)}</bdi>
        ) : (
          <small dir="auto">{edition?.name}</small>
        )}
        <DownIcon className="icon" aria-hidden />
      </button>
      <button
        type="button"
        className={styles.select}
        data-only="wide"
        aria-label={t('chooseChapter', { place: heading })}
        {...pressed('books')}
      >
        <bdi>{heading}</bdi>
        <DownIcon className="icon" aria-hidden />
      </button>
    </>
  )
}

function BrandRow() {
  const { t } = useTranslation()
  const { theme } = useDisplay()
  const isDark = theme === 'dark' || theme === 'black'
  return (
    <div className={styles.brand}>
      <a className={styles.logo} href="/">
        <BrandIcon className="icon" aria-hidden />
        {t('product')}
      </a>
      <nav className={styles.nav} aria-label={t('mainAreas')}>
        <a href="/">{t('home')}</a>
        <a href="/downloads">
          <DownloadIcon className="icon" aria-hidden />
          {t('menu:downloads')}
        </a>
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
        onClick={() => changeDisplay({ theme: isDark ? undefined : 'dark' })}
      />
    </div>
  )
}
