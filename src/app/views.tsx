/** The cached views, the current one in sight: home, texts, searches (spec 1 §2). */
import { Activity, lazy, Suspense } from 'react'
import * as limits from '#core/limits'
import { PassageField } from '../features/finding/passage-field'
import { useTextsAhead } from '../features/reading/reading-cache'
import { ReadingView } from '../features/reading/reading-view'
import type { CurrentSearch } from '../platform/current-reading'
import { isSamePath, readablePath } from '../platform/readable-path'
import { lazyAfter } from '../ui/lazy-after'
import type { ViewPlace } from './routing/place'

const HomeView = lazy(async () => ({ default: (await import('../features/home/home-view')).HomeView }))
const SearchView = lazy(async () => ({
  default: await (await import('../features/search/load-search')).loadSearch(),
}))

const InstallCard = lazyAfter(limits.floatingDelayMs, async () =>
  (await import('./floating/load-floating')).loadInstallCard(),
)

const largeField = (search?: CurrentSearch) => <PassageField data={undefined} search={search} isLarge />

interface Props {
  views: readonly ViewPlace[]
  /** Undefined where no page is found. */
  current: ViewPlace | undefined
}

export function Views({ views, current }: Props) {
  const ahead = useTextsAhead().filter((text) => !views.some(({ path }) => isSamePath(path, text.path)))
  return [...views, ...ahead.map((text) => ({ ...text, kind: 'text' as const }))].map((view) => (
    <Activity key={readablePath(view.path)} mode={view === current ? 'visible' : 'hidden'}>
      {view.kind === 'text' ? (
        <ReadingView
          view={view}
          isVisible={view === current}
          end={<Suspense>{view === current && <InstallCard />}</Suspense>}
        />
      ) : (
        <Suspense>
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
