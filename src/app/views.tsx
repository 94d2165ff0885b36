/** The cached views, of which only the current one is visible: home, texts, searches (spec 1 §2). */
import { Activity, lazy, Suspense, useDeferredValue, useLayoutEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '#core/limits'
import { PassageField } from '../features/finding/passage-field'
import { useTextsAhead } from '../features/reading/loading/reading-cache'
import { followTo } from '../features/reading/position/turn'
import { ReadingView } from '../features/reading/reading-view'
import { useTurningGestures } from '../features/reading/turning/use-turning-gestures'
import type { CurrentSearch } from '../model/place/current-reading'
import { useOnline } from '../platform/page/online'
import { readablePath } from '../platform/page/readable-path'
import { lazyPart } from '../ui/timing/lazy-part'
import { onceOnline } from '../ui/timing/once-online'
import type { ViewPlace } from './place/place'

/** Its messages are among the first: it waits for no others. */
const HomeView = lazy(async () => {
  const { HomeView: home } = await onceOnline(() => import('../features/home/home-view'))
  return { default: home }
})
const SearchView = lazyPart(async () => (await import('../features/search/search-view')).SearchView)

const ChapterEnd = lazyPart(
  async () => (await import('./floating/chapter-end')).ChapterEnd,
  limits.floatingDelayMs,
)

/** In a new Suspense boundary: an existing one would hold up everything in it until it is loaded. */
const chapterEnd = (
  <Suspense>
    <ChapterEnd />
  </Suspense>
)

const largeField = (search?: CurrentSearch) => <PassageField data={undefined} search={search} isLarge />

type DrawnView = Omit<ViewPlace, 'index'>

interface Props {
  views: readonly ViewPlace[]
  /** Undefined where no page is found. */
  current: ViewPlace | undefined
}

export function Views({ views, current }: Props) {
  const settled = useDeferredValue(current)
  useTurningGestures()
  useLayoutEffect(() => followTo(current?.path), [current?.path])
  return useDrawnViews(views).map((view) => (
    <Activity key={readablePath(view.path)} mode={view === current ? 'visible' : 'hidden'}>
      {view.kind === 'text' ? (
        <ReadingView
          view={view}
          isVisible={view === current}
          end={view === current && view === settled && chapterEnd}
        />
      ) : (
        <Suspense fallback={<Waiting />}>
          {view.kind === 'home' ? (
            <HomeView field={largeField()} />
          ) : (
            <SearchView view={view} isVisible={view === current} field={largeField} />
          )}
        </Suspense>
      )}
    </Activity>
  ))
}

/** Shown where a view would have to come from the network while offline. */
function Waiting() {
  const { t } = useTranslation()
  return useOnline() || <p className="notice waiting">{t('waitsForNetwork')}</p>
}

/**
 * The cached views, then the texts drawn ahead. The current one comes first, so that `#v3` finds its verse;
 * but moving and removing elements waits until the requested view is on the screen.
 */
function useDrawnViews(views: readonly ViewPlace[]): readonly DrawnView[] {
  const ahead = useTextsAhead()
  const wanted = useMemo(() => together(views, ahead, views), [views, ahead])
  return together(useDeferredValue(wanted), wanted)
}

/** Each view once, in the order of appearance, as the last list has it. */
function together(...lists: (readonly DrawnView[])[]): readonly DrawnView[] {
  return [...new Map(lists.flat().map((view) => [readablePath(view.path), view])).values()]
}
