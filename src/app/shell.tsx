/** The frame around every place: skip links, header, the cached views, the overlay above them, bars, messages. */
import './styles'
import { Outlet, useRouter } from '@tanstack/react-router'
import {
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { isLocale } from '#core/contract/locales'
import { visitedPlace } from '../model/analytics/visited-place'
import { CurrentReadingProvider } from '../model/place/current-reading'
import { type KeptView, keepView } from '../model/place/kept-view'
import { removeFirstPaint } from '../platform/page/first-paint'
import { isSamePath } from '../platform/page/readable-path'
import { PanelLines } from '../ui/page/panel-lines'
import { lazyPart } from '../ui/timing/lazy-part'
import { BottomBar } from './bars/bottom-bar'
import { Messages } from './bars/messages'
import { OfflineStrip } from './bars/offline-strip'
import { Header } from './header/header'
import { LateParts, MemberBars } from './late-parts'
import { ComingOverlay } from './overlay/coming-overlay'
import { overlayDepth } from './overlay/overlay-history'
import { PageTitle } from './page-title'
import { useInternalLinks } from './place/internal-links'
import type { Place, ViewPlace } from './place/place'
import { homePlace, usePlace, useTransition, useViews } from './place/use-place'
import type { Transition } from './route-transition'
import styles from './shell.module.css'
import { Views } from './views'

const AskedDialogs = lazyPart(async () => (await import('./asked-dialogs')).AskedDialogs)
const OverlayFrame = lazyPart(async () => (await import('./overlay/overlay-frame')).OverlayFrame)
const NotFoundView = lazyPart(async () => (await import('./not-found-view')).NotFoundView)

export function Shell() {
  return (
    <CurrentReadingProvider>
      <Frame />
      <Suspense>
        <AskedDialogs />
      </Suspense>
    </CurrentReadingProvider>
  )
}

function Frame() {
  const { t } = useTranslation()
  const place = usePlace()
  const views = useViews(place)
  const [hasPanel, setHasPanel] = useState(false)
  useVisit(place)
  const transition = useTransition(place.kind)
  useInternalLinks(place.kind === 'overlay' ? overlayDepth(place.index, views[0]?.index ?? -1) : 0)
  const kind = place.kind === 'view' ? place.view.kind : place.kind
  useLeavingNotFound(place)
  useAddressLanguage()
  useKeptView(place)
  useLayoutEffect(removeFirstPaint, [])
  const isOverlaid = place.kind === 'overlay'
  const isModal = place.kind === 'overlay' && !place.isBeside
  const current = place.kind === 'unknown' ? undefined : views[0]
  // The bars around a text are drawn right after the text itself.
  const barsOf = useDeferredValue(current?.kind)
  // A modal dialog makes everything outside it inert: over an overlay the snackbars stand inside it.
  const messages = <Messages place={kind} isBelowPanel={hasPanel && !isOverlaid} />
  return (
    <>
      <a className={styles.skip} href="#text">
        {t('skipToText')}
      </a>
      <PageTitle place={place} />
      <Header view={barsOf} onPanel={setHasPanel} />
      <OfflineStrip />
      <MemberBars />
      <div className={styles.line}>
        <main id="text" tabIndex={-1} className={styles.main} inert={isModal}>
          <Suspense>
            {place.kind === 'unknown' && <NotFoundView path={place.path} error={place.error} />}
          </Suspense>
          <Views views={views} current={current} />
        </main>
        {place.kind === 'overlay' && (
          <Overlay place={place} view={views[0] ?? homePlace} transition={transition} messages={messages} />
        )}
      </div>
      {place.kind === 'view' && place.hasDialog && (
        <Suspense>
          <Outlet />
        </Suspense>
      )}
      <BottomBar isText={barsOf === 'text'} />
      <LateParts place={kind} view={useDeferredValue(views[0])} isText={barsOf === 'text'} />
      {!isOverlaid && messages}
    </>
  )
}

interface OverlayProps {
  place: Extract<Place, { kind: 'overlay' }>
  /** The view below. */
  view: ViewPlace
  transition: Transition
  messages: ReactNode
}

function Overlay({ place, view, transition, messages }: OverlayProps) {
  const { t } = useTranslation()
  const title = t(`menu:${place.title}`)
  return (
    <Suspense fallback={!place.isBeside && <ComingOverlay {...place} title={title} />}>
      <OverlayFrame
        {...place}
        title={title}
        viewPath={view.path}
        viewIndex={view.index}
        transition={transition}
      >
        <Suspense fallback={<PanelLines label={t('loading')} />}>
          <Outlet />
        </Suspense>
        {messages}
      </OverlayFrame>
    </Suspense>
  )
}

/** Announces which place is open, for the visit statistics; an address without a place is not announced. */
export function useVisit(place: Place): void {
  const isKnown = place.kind !== 'unknown'
  const { path } = place.kind === 'view' ? place.view : place
  const isSearch = place.kind === 'view' && place.view.kind === 'search'
  useEffect(() => {
    if (isKnown && path !== visitedPlace.get()?.path) visitedPlace.set({ path, isSearch })
  }, [isKnown, path, isSearch])
}

/**
 * Reloads the page when a person leaves the not-found page and there is no last route (spec 1 §2): nothing
 * is loaded for the place that opens now. Watches the place; acts once, when the visit began at an address
 * without a place.
 */
export function useLeavingNotFound({ kind }: Place): void {
  const beganNowhere = useRef(kind === 'unknown')
  useEffect(() => {
    if (beganNowhere.current && kind !== 'unknown') location.reload()
  }, [kind])
}

/**
 * Makes the language of the address the language of the interface, and the other way round: a person who
 * chose another language and goes back to `/fr` or `/fr/help` keeps the chosen one, also after a reload. The
 * address of a verse stays as written: its book has a name of the language in front of it.
 */
export function useAddressLanguage(): void {
  const { history } = useRouter()
  const { language } = useTranslation().i18n
  const { pathname, search, hash } = history.location
  useEffect(() => {
    const [prefix = '', screen] = pathname.split('/').filter(Boolean)
    if (!isLocale(prefix) || prefix === language || screen === 'verse') return
    history.replace(`/${language}${pathname.slice(prefix.length + 1)}${search}${hash}`)
  }, [history, language, pathname, search, hash])
}

/**
 * Remembers the view on the screen, or the one below the overlay, for a reload of the page. Remembers every
 * change; writes when the page goes.
 */
export function useKeptView(place: Place): void {
  const { history } = useRouter()
  const last = useRef<KeptView>(undefined)
  useEffect(() => {
    // The location changes before the place does.
    const { pathname, state } = history.location
    if (place.kind === 'view' && isSamePath(pathname, place.view.path))
      last.current = { ...place.view, entry: state.__TSR_key ?? '' }
  })
  useEffect(() => {
    const onHide = () => last.current && keepView(last.current)
    addEventListener('pagehide', onHide)
    return () => removeEventListener('pagehide', onHide)
  }, [])
}
