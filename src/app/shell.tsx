/** The frame around every place: skip links, header, the cached views, the overlay above them, bars, messages. */
import './styles'
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#core/limits'
import { useAccount } from '../platform/account'
import { CurrentReadingProvider, useCurrentReading } from '../platform/current-reading'
import { removeFirstPaint } from '../platform/first-paint'
import { keptView } from '../platform/kept-view'
import { useListening } from '../platform/listening'
import { useUpdateState } from '../platform/update-state'
import { lazyAfter } from '../ui/lazy-after'
import { AskedDialogs } from './asked-dialogs'
import { BottomBar } from './bottom-bar'
import { Header } from './header'
import { Messages } from './messages'
import { OfflineStrip } from './offline-strip'
import { overlayDepth } from './overlay/overlay-history'
import { routeTransition, type Transition } from './overlay/route-transition'
import { useInternalLinks } from './routing/internal-links'
import { keepViews, type Place, placeOfMatch, type ViewPlace } from './routing/place'
import { useAddressLanguage } from './routing/use-address-language'
import { useKeptView } from './routing/use-kept-view'
import { useLeavingNotFound } from './routing/use-leaving-not-found'
import { useVisit } from './routing/use-visit'
import styles from './shell.module.css'
import { usePageTitle } from './use-page-title'
import { Views } from './views'

const OverlayFrame = lazy(async () => ({ default: (await import('./overlay/overlay-frame')).OverlayFrame }))
const NotFoundView = lazy(async () => ({ default: (await import('./not-found-view')).NotFoundView }))

const AudioPlayer = lazy(async () => (await import('../features/audio/load-audio')).loadAudio())
const UpdatePrompt = lazy(async () => ({ default: (await import('./update-prompt')).UpdatePrompt }))
const FloatingParts = lazyAfter(limits.floatingDelayMs, async () =>
  (await import('./floating/load-floating')).loadFloatingParts(),
)

const MemberBars = lazy(async () => {
  const { loadMemberParts } = await import('./member-bars')
  return { default: (await loadMemberParts()).MemberBars }
})

const homePlace: ViewPlace = { kind: 'home', path: '/', abbreviations: [], passage: undefined, index: -1 }

export function Shell() {
  return (
    <CurrentReadingProvider>
      <Frame />
      <AskedDialogs />
    </CurrentReadingProvider>
  )
}

function Frame() {
  const { t } = useTranslation()
  const place = usePlace()
  const account = useAccount()
  const views = useViews(place)
  const isUpdateWaiting = useUpdateState() === 'waiting'
  const [panelCount, setPanelCount] = useState(0)
  useVisit(place)
  const transition = useTransition(place.kind)
  useInternalLinks(place.kind === 'overlay' ? overlayDepth(place.index, views[0]?.index ?? -1) : 0)
  usePageTitle(place)
  const kind = place.kind === 'view' ? place.view.kind : place.kind
  useLeavingNotFound(place)
  useAddressLanguage()
  useKeptView(place)
  useLayoutEffect(removeFirstPaint, [])
  const isOverlaid = place.kind === 'overlay'
  const current = place.kind === 'unknown' ? undefined : views[0]
  // A modal dialog makes everything outside inert: over an overlay the messages stand inside it.
  const messages = <Messages place={kind} isBelowPanel={panelCount > 0 && !isOverlaid} />
  return (
    <>
      <a className={styles.skip} href="#text">
        {t('skipToText')}
      </a>
      <Header view={current} onPanel={(isOpen) => setPanelCount(isOpen ? 1 : 0)} />
      <OfflineStrip />
      <Suspense>{account && <MemberBars />}</Suspense>
      <main id="text" tabIndex={-1} className={styles.main} inert={isOverlaid}>
        <Suspense>
          {place.kind === 'unknown' && <NotFoundView path={place.path} error={place.error} />}
        </Suspense>
        <Views views={views} current={current} />
      </main>
      {place.kind === 'overlay' && (
        <Overlay place={place} view={views[0] ?? homePlace} transition={transition} messages={messages} />
      )}
      {place.kind === 'view' && place.hasDialog && (
        <Suspense>
          <Outlet />
        </Suspense>
      )}
      <BottomBar view={current} />
      {current?.kind === 'text' && <Listening />}
      <Suspense>
        <FloatingParts place={kind} view={views[0]} />
      </Suspense>
      <Suspense>{isUpdateWaiting && <UpdatePrompt />}</Suspense>
      {!isOverlaid && messages}
    </>
  )
}

/** The player of the text on the screen; with another place it stops. */
function Listening() {
  const { data } = useCurrentReading()
  const isOpen = useListening()
  return <Suspense>{isOpen && data?.address && <AudioPlayer data={data} />}</Suspense>
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

function usePlace(): Place {
  const match = useRouterState({ select: (state) => state.matches.at(-1) })
  const path = useRouterState({ select: (state) => state.location.pathname })
  const index = useRouterState({ select: (state) => state.location.state.__TSR_index })
  return placeOfMatch(match, path, index)
}

/** How the place on the screen came there. */
function useTransition(kind: Place['kind']): Transition {
  const [move, setMove] = useState<{ kind: Place['kind']; transition: Transition }>({
    kind,
    transition: 'none',
  })
  if (move.kind === kind) return move.transition
  const transition = routeTransition(move.kind, kind)
  setMove({ kind, transition })
  return transition
}

/** The views kept alive, the current one first; an overlay leaves them as they are. */
function useViews(place: Place): readonly ViewPlace[] {
  const { history } = useRouter()
  const [views, setViews] = useState<readonly ViewPlace[]>(() => [
    // Below an overlay that was here before the page was loaded again lies what lay there then; else the home page, one step back.
    place.kind === 'view'
      ? place.view
      : ((history.canGoBack() ? keptView() : undefined) ?? {
          ...homePlace,
          index: 'index' in place ? place.index - 1 : -1,
        }),
  ])
  const next = place.kind === 'view' ? keepViews(views, place.view, limits.cachedViews) : views
  if (next !== views) setViews(next)
  return next
}
