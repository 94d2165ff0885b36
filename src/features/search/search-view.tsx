/** One search view: the results of its address in all their states. If the words are a passage, it opens the passage. */
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { mayBePassage, searchPath, wordsProblem } from '#core/contract/address/search-address'
import { type Heard } from '#core/contract/care'
import { parseNumber } from '#core/originals/strongs-number'
import { useAnswer, useLastAnswer } from '../../model/asking/use-answer'
import { NumberPlaces } from '../../model/contents/words/number-places'
import { useLayerOf } from '../../model/contents/words/use-layers'
import { type CurrentSearch, useShowReading } from '../../model/place/current-reading'
import { useNamedEdition } from '../../model/study/shown-edition'
import { workerClient } from '../../platform/client/worker-client'
import { database } from '../../platform/local/database'
import { removeFirstPaint } from '../../platform/page/first-paint'
import { isSamePath } from '../../platform/page/readable-path'
import { Card } from '../../ui/page/card'
import { isolate } from '../../ui/words/isolate'
import { useErrorText } from '../../ui/words/use-error-text'
import { SearchResults } from './search-results'
import styles from './search-view.module.css'
import { BeforeSearch } from './states/before-search'
import { CareForSearch } from './states/care-for-search'
import { Searching } from './states/searching'
import { type SearchPlace, useSearchPlace } from './use-search-place'

interface Props {
  view: { path: string; passage: string | undefined }
  isVisible: boolean
  /** The combined input for a search without words; it belongs to another feature, so the shell passes it in. */
  field: (search: CurrentSearch | undefined) => ReactNode
}

export function SearchView({ view, isVisible, field }: Props) {
  const place = useSearchPlace(view.passage ?? '')
  const search = useCurrent(place, isVisible)
  const isReady = place.kind === 'ready'
  const words = isReady ? place.words : ''
  const decision = usePassage(words, isReady ? place.abbreviations.join('.') : '')
  const heard = useHeard(words)
  useCanonicalPath(decision?.passage ?? (isReady ? place.path : undefined), view.path, isVisible)
  useLayoutEffect(removeFirstPaint, [])
  if (place.kind === 'unknown') return <EditionUnknown place={place} />
  if (place.kind === 'waiting' || !decision || decision.passage !== undefined) return <Searching />
  const problem = wordsProblem(words)
  if (problem)
    return (
      <>
        <CareForSearch heard={heard} />
        <BeforeSearch field={field(search)} problem={problem} />
      </>
    )
  const results = <SearchResults place={place} isVisible={isVisible} heard={heard} />
  const number = parseNumber(words)
  if (number === undefined) return results
  return <NumberResults number={number} edition={place.abbreviations[0] ?? ''} words={results} />
}

/** The places of a number of Strong's; where the translation has no words of the original, it is searched as a word. */
function NumberResults({ number, edition, words }: { number: string; edition: string; words: ReactNode }) {
  const layer = useLayerOf(edition)
  const shown = useNamedEdition(edition)
  if (layer === null) return words
  if (!layer || !shown) return <Searching />
  return (
    <div className={styles.view}>
      <h1 className={styles.number}>
        {number} · {edition}
      </h1>
      <NumberPlaces key={`${edition} ${number}`} {...{ number, layer, shown }} />
    </div>
  )
}

interface Decision {
  words: string
  /** Path of the passage; undefined for plain words. */
  passage: string | undefined
}

/** Whether the words are a passage; those that somebody has searched for as words stay words. Undefined until it is decided. */
function usePassage(words: string, translations: string): Decision | undefined {
  const { i18n } = useTranslation()
  const isAsked = mayBePassage(words)
  const locale = i18n.language
  const decision = useLastAnswer(
    isAsked && translations !== '' ? [words, translations, locale] : undefined,
    async () => ({ words, passage: await passageOf(words, translations, locale) }),
  )
  if (!isAsked) return { words, passage: undefined }
  return decision?.words === words ? decision : undefined
}

async function passageOf(words: string, translations: string, locale: string): Promise<string | undefined> {
  const searched = await database.recentSearches.filter((row) => row.words === words).count()
  if (searched > 0) return undefined
  const outcome = await workerClient().runInput(words, { locale, abbreviations: translations.split('.') })
  return outcome.kind === 'text' ? outcome.path : undefined
}

/** Replaces the address by its canonical form or by the passage, without a new history entry. */
function useCanonicalPath(canonical: string | undefined, path: string, isVisible: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (!isVisible || !canonical || isSamePath(path, canonical)) return
    router.history.replace(`${canonical}${location.hash}`, router.history.location.state)
  }, [canonical, path, isVisible, router])
}

/** The part of this search that the header shows. */
function useCurrent(place: SearchPlace, isVisible: boolean): CurrentSearch | undefined {
  const { showSearch } = useShowReading()
  const translations = place.kind === 'ready' ? place.abbreviations.join('.') : undefined
  const { words, scope } = place.kind === 'ready' ? place : nowhere
  const search = useMemo(() => {
    if (translations === undefined) return undefined
    const pathTo = async (abbreviations: readonly string[]) => searchPath(abbreviations, words, scope)
    return { words, abbreviations: translations.split('.'), scope, pathTo }
  }, [translations, words, scope])
  useEffect(() => {
    if (isVisible) showSearch(search)
  }, [search, isVisible, showSearch])
  return search
}

const nowhere = { words: '', scope: 'chosen' } as const

function EditionUnknown({ place }: { place: Extract<SearchPlace, { kind: 'unknown' }> }) {
  const { t } = useTranslation('reading')
  const message = useErrorText(place.error)
  const isUnknown = place.error.code === 'edition-unknown'
  return (
    <Card
      title={
        isUnknown ? t('editionUnknown', { abbreviation: isolate(place.abbreviation) }) : t('errors:title')
      }
    >
      <p>{isUnknown ? t('editionUnknownHint') : message}</p>
      <a href="/">{t('toHome')}</a>
    </Card>
  )
}

/** Whether the one who searches may be in danger. Undefined until the device has heard the words. */
function useHeard(words: string): Heard | undefined {
  return useAnswer([words], async () => await workerClient().hear(words))
}
