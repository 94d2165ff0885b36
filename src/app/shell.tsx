/** The frame around every place: skip links, header, the cached views, the overlay above them, bars, messages. */
import './styles'
import { Outlet } from '@tanstack/react-router'
import { type ReactNode, Suspense, useDeferredValue, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CurrentReadingProvider } from '../model/place/current-reading'
import { removeFirstPaint } from '../platform/page/first-paint'
import { lazyPart } from '../ui/timing/lazy-part'
import { BottomBar } from './bars/bottom-bar'
import { Messages } from './bars/messages'
import { OfflineStrip } from './bars/offline-strip'
import { Header } from './header/header'
import { LateParts, MemberBars } from './late-parts'
import { overlayDepth } from './overlay/overlay-history'
import { PageTitle } from './page-title'
import { useInternalLinks } from './place/internal-links'
import type { Place, ViewPlace } from './place/place'
import { useAddressLanguage } from './place/use-address-language'
import { useKeptView } from './place/use-kept-view'
import { useLeavingNotFound } from './place/use-leaving-not-found'
import { homePlace, usePlace, useTransition, useViews } from './place/use-place'
import { useVisit } from './place/use-visit'
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
  return (
    <Suspense>
      <OverlayFrame
        {...place}
        title={t(`menu:${place.title}`)}
        viewPath={view.path}
        viewIndex={view.index}
        transition={transition}
      >
        <Suspense>
          <Outlet />
        </Suspense>
        {messages}
      </OverlayFrame>
    </Suspense>
  )
}
