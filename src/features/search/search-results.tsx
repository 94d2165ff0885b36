/** The results for words in translations: head, distribution, notices, and the list in its current state. */
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Heard } from '#core/contract/care'
import { type ArticleHits } from '#core/contract/content/answers'
import type { AreaPart } from '#core/contract/search/area'
import type { SearchAnswer } from '#core/contract/search/search-answer'
import { readOriginals } from '#core/search/query/read-originals'
import { languageOf } from '#core/words/language'
import { resultKey } from '#db/result-key'
import { useAnswer } from '../../model/asking/use-answer'
import { useKnownAbbreviations } from '../../model/library/use-known-abbreviations'
import { hasRoom } from '../../model/options/rooms'
import { useEntryKey } from '../../model/place/use-entry-key'
import { TourOffer } from '../../model/shell/tour-offer'
import { recordActivity } from '../../model/study/record-activity'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { Button } from '../../ui/controls/button'
import { useMedia } from '../../ui/page/use-media'
import { lazyPart } from '../../ui/timing/lazy-part'
import { useErrorText } from '../../ui/words/use-error-text'
import { NarrowArticles } from './articles/narrow-articles'
import { EntryCards } from './entries/entry-cards'
import { Distribution } from './head/distribution'
import { SearchHead } from './head/search-head'
import { placeOfList } from './list/list-places'
import { useHitKeys } from './list/use-hit-keys'
import { useListPlace } from './list/use-list-place'
import { RelatedPassages } from './related/related-passages'
import { ResultList } from './results/result-list'
import { type SearchEditions, useSearchEditions } from './results/use-search-editions'
import type { SearchedEditions } from './scope/searched-editions'
import type { ScopedSearch } from './scope/use-scope'
import { useSearchedEditions } from './scope/use-searched-editions'
import { type SearchChoice, useSearchOptions } from './search-options'
import styles from './search-view.module.css'
import { CareForSearch } from './states/care-for-search'
import { ListEnd } from './states/list-end'
import { NothingFound } from './states/nothing-found'
import { Notices } from './states/notices'
import { SearchInfo } from './states/search-info'
import { Searching } from './states/searching'
import { type SearchState, useSearch } from './use-search'

/** The verses come first: this search begins a little after theirs. */
const afterMs = 300

const SearchSidebar = lazyPart(async () => (await import('./search-sidebar')).SearchSidebar)

interface Props {
  place: { path: string } & ScopedSearch
  isVisible: boolean
  /** Undefined until it is known. */
  heard: Heard | undefined
}

export function SearchResults({ place, isVisible, heard }: Props) {
  const { abbreviations, scope, words, path } = place
  const container = useRef<HTMLDivElement>(null)
  const entry = useEntryKey(path)
  const [left] = useState(() => placeOfList(entry, path, location.hash))
  const [filter, setFilter] = useState<AreaPart | undefined>(left?.filter)
  const options = useSearchOptions()
  const { request, searched, isKnown } = useSearchRequest(place, options, filter)
  const { wanted, onMore } = useWantedPages(resultKey(request), left?.pages ?? 1)
  const state = useSearch(isKnown ? request : undefined, wanted)
  const first = state.pages[0]?.answer
  const editions = useSearchEditions(searched?.abbreviations ?? abbreviations)
  const isReady = state.pages.length >= wanted || !state.isLoading
  const isWide = useMedia('(min-width: 801px)')
  // Articles have no words of the original behind them.
  const { words: plain } = readOriginals(words)
  const articles = useArticleHits(plain, abbreviations, editions)
  useListPlace(container, { entry, path, isVisible, isReady, pages: wanted, filter })
  useHitKeys(container, isVisible)
  // A person who asks for help may share this device with somebody who must not read it.
  const isCalm = heard && isVisible && heard.outcome === 'none'
  useRemembered(place, state.isCurrent && isCalm === true)
  return (
    <Frame
      isCompared={abbreviations.length > 1 && scope === 'chosen'}
      sidebar={
        <SearchSidebar
          search={place}
          container={container}
          pages={state.pages}
          {...{ editions, articles: articles ?? [] }}
        />
      }
    >
      <div ref={container} aria-busy={state.isLoading && !state.isCurrent}>
        <CareForSearch heard={heard} />
        <SearchHead
          search={place}
          answer={first}
          hasFailed={state.error !== undefined}
          options={options}
          filter={filter}
          onFilter={setFilter}
          isWide={isWide}
          beside={first && hasContents && plain !== '' && <NarrowArticles groups={articles} />}
        >
          {!isWide && <SearchInfo isAllowed={isCalm} />}
          {first && hasBooks(first) && <Distribution answer={first} chosen={filter} onChoose={setFilter} />}
        </SearchHead>
        <Found
          {...{ state, onMore, place, searched, editions }}
          info={isWide && <SearchInfo isAllowed={isCalm} />}
          isCalm={isCalm === true}
          onUnfilter={() => setFilter(undefined)}
        >
          <EntryCards answer={first} {...{ abbreviations, editions }} />
          <ResultList pages={state.pages} abbreviations={abbreviations} editions={editions} search={place} />
        </Found>
      </div>
    </Frame>
  )
}

/** What is asked for; `isKnown`: it can be asked for now. */
function useSearchRequest(
  place: ScopedSearch,
  { area, ...options }: SearchChoice,
  filter: AreaPart | undefined,
) {
  const searched = useSearchedEditions(place)
  const request = {
    ...options,
    search: place.words,
    abbreviations: searched?.abbreviations ?? [],
    merged: place.scope !== 'chosen',
    area: filter === undefined ? area : [filter],
  }
  // On a first visit the page knows translations before they are stored; the worker searches them then.
  const stored = useKnownAbbreviations().split(' ')
  const isKnown = searched?.abbreviations.every((abbreviation) => stored.includes(abbreviation)) ?? false
  return { request, searched, isKnown }
}

/** The library has articles to be found. */
const hasContents = (['dictionaries', 'topics', 'graphics', 'videos'] as const).some(hasRoom)

interface FrameProps {
  isCompared: boolean
  sidebar: ReactNode
  children: ReactNode
}

/** The results, with the sidebar beside them if there is room. */
function Frame({ isCompared, sidebar, children }: FrameProps) {
  const hasRoom = useMedia('(min-width: 801px)')
  return (
    <div className={styles.frame}>
      {hasRoom && <Suspense>{sidebar}</Suspense>}
      <div className={styles.view} data-compared={isCompared || undefined}>
        {children}
      </div>
    </div>
  )
}

interface FoundProps {
  state: SearchState
  info: ReactNode
  /** Only what was asked for stands beside care. */
  isCalm: boolean
  place: Props['place']
  searched: SearchedEditions | undefined
  editions: SearchEditions
  onMore: () => void
  onUnfilter: () => void
  /** The list. */
  children: ReactNode
}

function Found({ state, place, searched, editions, info, isCalm, onMore, onUnfilter, children }: FoundProps) {
  const { pages, isLoading, isCurrent, error, retry } = state
  const [first] = pages
  const last = pages.at(-1)
  if (!first || !last) return error ? <Failed state={state} /> : <Searching />
  return (
    <div className={styles.found} data-old={!isCurrent || undefined} data-settles>
      <Notices row={first} error={error} onRetry={retry} total={searched?.total ?? 0} {...place} />
      {first.answer.count > 0 ? (
        <>
          {info}
          {children}
          <ListEnd last={last} isLoading={isLoading} hasFailed={error !== undefined} onMore={onMore} />
          {isCalm && <RelatedPassages answer={first.answer} editions={editions} search={place} />}
          {isCalm && <TourOffer view="search" />}
        </>
      ) : (
        <NothingFound {...place} answer={first.answer} onUnfilter={onUnfilter} />
      )}
    </div>
  )
}

function Failed({ state: { error, retry } }: { state: SearchState }) {
  const { t } = useTranslation('search')
  const message = useErrorText(error)
  return (
    <section className={styles.failed} role="alert">
      {/* Nothing has failed while it is only slow: the search goes on. */}
      <h2>{t(error?.code === 'slow' ? 'slow' : 'failed')}</h2>
      <p>{message}</p>
      <Button variant="primary" onClick={retry}>
        {t('common:retry')}
      </Button>
      <a href="/downloads">{t('reading:chooseDownloads')}</a>
    </section>
  )
}

/** Number of wanted pages: as many as the person left the list with; one after a change of the search, which starts at its top. */
function useWantedPages(key: string, left: number) {
  const [{ of, wanted }, setPages] = useState({ of: key, wanted: left })
  if (of !== key) setPages({ of: key, wanted: 1 })
  const first = useRef(key)
  useEffect(() => {
    if (first.current === key) return
    first.current = key
    if (scrollY > innerHeight) scrollTo({ top: 0, behavior: 'instant' })
  }, [key])
  const onMore = useCallback(() => setPages((pages) => ({ ...pages, wanted: pages.wanted + 1 })), [])
  return { wanted: of === key ? wanted : 1, onMore }
}

/** Remembers the searched words, so that the field offers them again. */
function useRemembered({ words, path, abbreviations }: Props['place'], isShown: boolean): void {
  const translations = abbreviations.join('.')
  useEffect(() => {
    if (!isShown) return
    const searched = translations.split('.')
    byTheWay(workerClient().rememberSearch(words, path, searched))
    byTheWay(recordActivity({ name: words, route: path, type: 'search', abbreviations: searched }))
  }, [isShown, words, path, translations])
}

/** True if any book has a hit, even outside the area. */
function hasBooks({ result, merged }: SearchAnswer): boolean {
  return (merged ? [merged] : Object.values(result)).some(({ books }) => Object.keys(books).length > 0)
}

/**
 * Hits of a search in dictionaries and other contents. The last words win. In the languages of the searched
 * translations. Undefined until there is an answer, and without words; empty where it fails: verses are what is searched for.
 */
function useArticleHits(
  words: string,
  abbreviations: readonly string[],
  editions: SearchEditions,
): readonly ArticleHits[] | undefined {
  const { i18n } = useTranslation()
  const locales = abbreviations.flatMap((one) => editions.get(one)?.locale ?? [])
  const languages = [...new Set([...locales, i18n.language].map(languageOf))].sort().join()
  return useAnswer(
    words === '' ? undefined : [languages, words],
    async () =>
      await workerClient()
        .searchArticles(words, languages.split(','))
        .catch(() => []),
    afterMs,
  )
}
