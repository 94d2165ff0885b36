/** One text view: the chapter or comparison of its address in all its states, with selection, notes and page turning. */
import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import * as limits from '#core/limits'
import { isMember, useAccount } from '../../model/account/account'
import { useDisplayOf } from '../../model/options/display'
import { useShowReading } from '../../model/place/current-reading'
import { useReadingCode } from '../../model/place/reading-code'
import type { Neighbours } from '../../model/place/use-neighbours'
import { useNeighbours } from '../../model/place/use-neighbours'
import { useWayBack } from '../../model/place/way-back'
import type { Selected } from '../../model/text/selected'
import { copyFurther } from '../../platform/page/first-paint'
import { readablePath } from '../../platform/page/readable-path'
import { usePageSign } from '../../ui/page/page-sign'
import { useMedia } from '../../ui/page/use-media'
import { lazyPart } from '../../ui/timing/lazy-part'
import { useDelayed } from '../../ui/timing/use-delayed'
import { drawnNode } from './drawing/drawn-node'
import { LoadingBar } from './drawing/loading-bar'
import { useScriptureWords } from './drawing/use-scripture-words'
import { type ReadingState, useReading } from './loading/use-reading'
import { Opened, type OpenedMark, onTextClick } from './opened-mark'
import { TextTree } from './originals/text-tree'
import { usePlaceInText } from './position/use-place-in-text'
import styles from './reading-view.module.css'
import { useTextSelection } from './selection/use-selection'
import { useRemember } from './turning/use-remember'

const SelectionBar = lazyPart(async () => (await import('./selection/selection-bar')).SelectionBar)
const ChapterStudy = lazyPart(async () => (await import('./mine/chapter-study')).ChapterStudy)
/** Loads after the text, which comes first; style sheets reserve its space. */
const TextSidebar = lazyPart(
  async () => (await import('./sidebar/text-sidebar')).TextSidebar,
  limits.sidebarDelayMs,
)
const LateText = lazyPart(async () => (await import('./references/late-text')).LateText)
const ReadingProblem = lazyPart(async () => (await import('./drawing/reading-problem')).ReadingProblem)
const FlowAbove = lazyPart(async () => (await import('./flow/flow')).FlowAbove)
const FlowBelow = lazyPart(async () => (await import('./flow/flow')).FlowBelow)
const FurtherChapters = lazyPart(async () => (await import('./further-chapters')).FurtherChapters)
const OtherPlaces = lazyPart(async () => (await import('./other-places')).OtherPlaces)
const WayBackChip = lazyPart(async () => (await import('./turning/way-back-chip')).WayBackChip)

interface Props {
  view: { path: string; abbreviations: readonly string[]; passage: string | undefined }
  isVisible: boolean
  /** Content below the chapter that belongs to other features. */
  end?: ReactNode
}

export function ReadingView({ view, isVisible, end }: Props) {
  const { i18n } = useTranslation()
  const state = useReading({ ...view, locale: i18n.language })
  const isLoading = useDelayed(
    state.status.startsWith('loading'),
    limits.loadingDelayMs,
    limits.loadingMinimumMs,
  )
  const data = useShownData(state)
  useCanonicalPath(data, view.path, isVisible)
  /** The chapter at the top, where others follow the first one. */
  const [reached, setReached] = useState<PageData>()
  // The header names the chapter even if its text is not here.
  const known = data ?? (state.reading?.kind === 'found' ? state.reading.data : undefined)
  useShowInHeader(reached ?? known, isVisible)
  return (
    <>
      <LoadingBar isShown={isLoading && data !== undefined} />
      {data && (
        <Text
          data={data}
          isVisible={isVisible}
          path={view.path}
          end={end}
          reached={reached}
          onReach={setReached}
        />
      )}
      {((isLoading && !data) || hasProblem(state, data !== undefined)) && (
        <Suspense>
          <ReadingProblem state={state} data={data} passage={view.passage} isLoading={isLoading} />
        </Suspense>
      )}
    </>
  )
}

interface TextProps extends Pick<Props, 'isVisible' | 'end'> {
  data: PageData
  path: string
  /** The chapter at the top, where it is not that of `data`. */
  reached: PageData | undefined
  onReach: (data: PageData | undefined) => void
}

function Text({ data, isVisible, path, end, reached, onReach }: TextProps) {
  const { i18n } = useTranslation()
  const words = useScriptureWords()
  const container = useRef<HTMLDivElement>(null)
  const code = useReadingCode()
  const node = drawnNode(data, words, i18n.language, code)
  const flows = useFlowing()
  /** Path of the chapter at the top. */
  const [at, setAt] = useState(path)
  const selecting = useTextSelection(container, data, flows, isVisible)
  const { selection, deferred, onClick, chooseVerses, clear } = selecting
  const account = useAccount()
  const [noteCount, setNoteCount] = useState(0)
  const [opened, open] = useState<OpenedMark>()
  const isFromTop = usePlaceInText(container, data, path, isVisible, node)
  const neighbours = useTurning(reached ?? data, isVisible, flows)
  const flow = { container, data, path, isVisible, selection, at, onAt: setAt, onOpen: open, onReach }
  if (!node) return null
  return (
    <div
      className={styles.frame}
      data-path={path}
      data-first={flows ? data.address?.chapter : undefined}
      {...frameData(data, neighbours)}
    >
      <div className={styles.text}>
        <Suspense>
          <LateText container={container} data={data} chosen={deferred} isVisible={isVisible} />
        </Suspense>
        <Suspense>{flows && <FlowAbove {...flow} />}</Suspense>
        {/* The keyboard reaches verses through their numbers, which are links: see selection-gestures. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div
          ref={container}
          data-flow-path={flows ? path : undefined}
          data-flow-current={(flows && at === path) || undefined}
          onClick={(event) => onTextClick(event, data, onClick, open)}
        >
          <TextTree data={data} node={node} isFromTop={isFromTop} />
        </div>
        <Suspense>
          {isMember(account) && (
            <ChapterStudy container={container} data={data} onSelect={chooseVerses} onNotes={setNoteCount} />
          )}
        </Suspense>
        <BelowChapter data={data} path={path} isFromTop={isFromTop} selection={selection} onOpen={open} />
        {end}
        <Suspense>{flows && <FlowBelow {...flow} />}</Suspense>
        {isVisible && (
          <OverText data={data} chosen={deferred} onClear={clear} opened={opened} onOpen={open} />
        )}
      </div>
      {/* After the text in the tab order too, because the sidebar has many tab stops. */}
      {isVisible && <BesideText data={data} chosen={deferred} reached={reached} noteCount={noteCount} />}
    </div>
  )
}

const noVerses: readonly number[] = []

/** Whether chapters follow each other while one scrolls; by whole screens each is a page. */
function useFlowing(): boolean {
  const [flow, paged] = [useDisplayOf('flow'), useDisplayOf('paged')]
  return flow === 'scroll' && paged !== 'on'
}

interface OverTextProps {
  data: PageData
  chosen: Selected
  onClear: () => void
  opened: OpenedMark | undefined
  onOpen: (opened: OpenedMark | undefined) => void
}

/** What lies over the text on the screen: the way back, actions of the selected verses, an opened note. */
function OverText({ data, chosen, onClear, opened, onOpen }: OverTextProps) {
  const hasWay = useWayBack() !== undefined
  const { chapters, isTouch } = chosen
  const [first] = chapters
  return (
    <Suspense>
      {hasWay && <WayBackChip data={data} />}
      {first && <SelectionBar first={first} chapters={chapters} isTouch={isTouch} onClose={onClear} />}
      {opened && <Opened opened={opened} onOpen={onOpen} />}
    </Suspense>
  )
}

interface BesideTextProps extends Pick<OverTextProps, 'data' | 'chosen'> {
  reached: PageData | undefined
  /** Of the first chapter. */
  noteCount: number
}

/** The sidebar: of the chapter with selected verses, else of the one at the top. */
function BesideText({ data, chosen: { chapters }, reached, noteCount }: BesideTextProps) {
  const hasSidebar = useMedia('(min-width: 801px)')
  const [chosen] = chapters
  const shown = chosen?.data ?? reached ?? data
  const isFirst = shown.address?.chapter === data.address?.chapter
  return (
    <Suspense>
      {hasSidebar && (
        <TextSidebar data={shown} verses={chosen?.verses ?? noVerses} noteCount={isFirst ? noteCount : 0} />
      )}
    </Suspense>
  )
}

/** The data attributes of a view that style sheets and page turning read. */
function frameData({ address }: PageData, { previous, next }: Neighbours) {
  const isSingle = address?.abbreviations.length === 1
  return {
    'data-single': isSingle || undefined,
    'data-previous': previous?.href,
    'data-next': next?.href,
  }
}

/** Whether to show a problem. Text that came with the page stays while the database does not know its edition yet. */
function hasProblem({ reading, error, status }: ReadingState, hasText: boolean): boolean {
  if (error || reading?.kind === 'passage-unknown') return true
  if (reading?.kind === 'edition-unknown') return status === 'loaded' && !hasText
  return reading?.kind === 'found' && reading.absent.length > 0
}

/** The places that the address names beside its first chapter. */
function BelowChapter(props: ComponentProps<typeof FurtherChapters>) {
  const { further, others = [] } = props.data.address ?? {}
  return (
    <>
      <Suspense fallback={<div ref={copyFurther} />}>{further && <FurtherChapters {...props} />}</Suspense>
      <Suspense>{others.length > 0 && <OtherPlaces data={props.data} />}</Suspense>
    </>
  )
}

/**
 * The data to draw: that of the reading once all its columns are here, for a column that comes late moves every verse of the
 * others; any of them if one is slow or fails. Until then the previous data stays.
 */
function useShownData({ reading, status }: ReadingState): PageData | undefined {
  const isLoading = status.startsWith('loading')
  const isSlow = useDelayed(isLoading, limits.slowLoadMs, 0)
  const isEnough = isSlow || !isLoading
  const complete = reading?.kind === 'found' && hasText(reading, isEnough) ? reading.data : undefined
  const [shown, setShown] = useState(complete)
  if (complete && complete !== shown) setShown(complete)
  return complete ?? shown
}

function hasText(
  { data, missing }: { data: PageData; missing: readonly unknown[] },
  isAnyEnough: boolean,
): boolean {
  return data.chapters.length > 0 && (isAnyEnough || missing.length === 0)
}

/** Replaces another way of writing the address by the canonical one, without a new history entry. */
function useCanonicalPath(data: PageData | undefined, path: string, isVisible: boolean): void {
  const router = useRouter()
  const canonical = data?.address?.path
  useEffect(() => {
    if (!isVisible || !canonical || readablePath(path) === canonical) return
    router.history.replace(`${canonical}${location.hash}`, router.history.location.state)
  }, [canonical, path, isVisible, router])
}

function useShowInHeader(data: PageData | undefined, isVisible: boolean): void {
  const { show } = useShowReading()
  useEffect(() => {
    if (isVisible) show(data)
  }, [data, isVisible, show])
}

const nobody: Neighbours = { previous: undefined, next: undefined }

/** Gives a chapter its neighbours and prefetches them. Remembers and prefetches for the visible view only. */
function useTurning(data: PageData, isVisible: boolean, flows: boolean): Neighbours {
  const neighbours = useNeighbours(data)
  // With this sign, style sheets keep the browser from using a swipe to go back.
  usePageSign('text', isVisible)
  // Chapters that follow each other are drawn in the view itself.
  useRemember(data, flows ? nobody : neighbours, isVisible)
  return neighbours
}
