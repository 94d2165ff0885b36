/** One text view: the chapter or comparison of its address in all its states, with selection, notes and page turning. */
import { useRouter } from '@tanstack/react-router'
import {
  type ComponentProps,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import * as limits from '#core/limits'
import { isMember, useAccount } from '../../model/account/account'
import { useShowReading } from '../../model/place/current-reading'
import { useReadingCode } from '../../model/place/reading-code'
import type { Neighbours } from '../../model/place/use-neighbours'
import { useWayBack } from '../../model/place/way-back'
import { listenFrom } from '../../model/shell/listening'
import { readablePath } from '../../platform/page/readable-path'
import { useMedia } from '../../ui/page/use-media'
import { lazyPart } from '../../ui/timing/lazy-part'
import { useDelayed } from '../../ui/timing/use-delayed'
import { drawnNode } from './drawing/drawn-node'
import { LoadingBar } from './drawing/loading-bar'
import { ScriptureTree } from './drawing/scripture-tree'
import { useScriptureWords } from './drawing/use-scripture-words'
import { type ReadingState, useReading } from './loading/use-reading'
import { usePlaceInText } from './position/use-place-in-text'
import styles from './reading-view.module.css'
import { useSelection } from './selection/use-selection'
import { useTurning } from './turning/use-turning'

const parts = () => import('./load-parts')
const SelectionBar = lazyPart(async () => (await parts()).loadSelectionBar())
const ChapterStudy = lazyPart(async () => (await parts()).loadChapterStudy())
/** Loads after the text, which comes first; style sheets reserve its space. */
const TextSidebar = lazyPart(async () => (await parts()).loadTextSidebar(), limits.sidebarDelayMs)
const LateText = lazyPart(async () => (await import('./references/late-text')).LateText)
const NoteMarkBox = lazyPart(async () => (await parts()).loadNoteMarkBox())
const ReadingProblem = lazyPart(async () => (await import('./drawing/reading-problem')).ReadingProblem)
const ColumnMenu = lazyPart(async () => (await parts()).loadColumnMenu())
const ColumnAdd = lazyPart(async () => (await parts()).loadColumnAdd())
const OtherPlaces = lazyPart(async () => (await parts()).loadOtherPlaces())
const WayBackChip = lazyPart(async () => (await parts()).loadWayBackChip())
const NotePopover = lazyPart(async () => (await parts()).loadNotePopover())

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
  const data = useShownData(state, isLoading)
  useCanonicalPath(data, view.path, isVisible)
  // The header names the chapter even if its text is not here.
  useShowInHeader(data ?? (state.reading?.kind === 'found' ? state.reading.data : undefined), isVisible)
  return (
    <>
      <LoadingBar isShown={isLoading && data !== undefined} />
      {data && <Text data={data} isVisible={isVisible} path={view.path} end={end} />}
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
}

function Text({ data, isVisible, path, end }: TextProps) {
  const { i18n } = useTranslation()
  const words = useScriptureWords()
  const container = useRef<HTMLDivElement>(null)
  const code = useReadingCode()
  const node = drawnNode(data, words, i18n.language, code)
  const selection = useSelection(container, data)
  // Deferred, so that the selected verses are painted before the bar with their actions.
  const verses = useDeferredValue(selection.verses)
  const hasWay = useWayBack() !== undefined
  const account = useAccount()
  const [noteCount, setNoteCount] = useState(0)
  const hasSidebar = useMedia('(min-width: 801px)') && isVisible
  const [mark, setMark] = useState<HTMLElement>()
  const isFromTop = usePlaceInText(container, data, path, isVisible, node)
  const neighbours = useTurning(data, isVisible)
  if (!node) return null
  const onClick = (event: React.MouseEvent) => {
    const clicked = event.target instanceof Element ? event.target.closest<HTMLElement>(opening) : null
    if (clicked?.matches('[data-listen]')) return listenFrom()
    if (!clicked) return selection.onClick(event)
    event.preventDefault()
    setMark(clicked)
  }
  return (
    <div className={styles.frame} data-path={path} {...frameData(data, neighbours)}>
      <div className={styles.text}>
        <Suspense>
          <LateText container={container} data={data} isVisible={isVisible} />
        </Suspense>
        {/* The keyboard reaches verses through their numbers, which are links: see selection-gestures. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div ref={container} onClick={onClick}>
          <ScriptureTree node={node} isFromTop={isFromTop} />
        </div>
        <Suspense>{(data.address?.others.length ?? 0) > 0 && <OtherPlaces data={data} />}</Suspense>
        <Suspense>
          {isMember(account) && (
            <ChapterStudy
              container={container}
              data={data}
              onSelect={selection.choose}
              onNotes={setNoteCount}
            />
          )}
        </Suspense>
        {end}
        <Suspense>
          {isVisible && hasWay && <WayBackChip data={data} />}
          {verses.length > 0 && isVisible && (
            <SelectionBar data={data} verses={verses} isTouch={selection.isTouch} onClose={selection.clear} />
          )}
          {mark && isVisible && <Opened mark={mark} data={data} onMark={setMark} />}
        </Suspense>
      </div>
      {/* After the text in the tab order too, because the sidebar has many tab stops. */}
      <Suspense>{hasSidebar && <TextSidebar data={data} verses={verses} noteCount={noteCount} />}</Suspense>
    </div>
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

/** Elements whose click opens something: footnotes, cross references, notes, menus of columns, the player. */
const opening = '.fn, .xr, .nm, .column-menu, .column-add, [data-listen]'

function Opened(props: ComponentProps<typeof NotePopover>) {
  const { mark } = props
  if (mark.matches('.column-menu')) return <ColumnMenu {...props} />
  if (mark.matches('.column-add')) return <ColumnAdd {...props} />
  if (mark.matches('.nm')) return <NoteMarkBox key={mark.dataset['noted']} {...props} />
  return <NotePopover key={mark.id || mark.dataset['xr']} {...props} />
}

/**
 * The data to draw: that of the reading once its first column is here, or any column if the first one is slow or fails;
 * until then the previous data stays.
 */
function useShownData({ reading, status }: ReadingState, isSlow: boolean): PageData | undefined {
  const isEnough = isSlow || !status.startsWith('loading')
  const complete = reading?.kind === 'found' && hasText(reading.data, isEnough) ? reading.data : undefined
  const [shown, setShown] = useState(complete)
  if (complete && complete !== shown) setShown(complete)
  return complete ?? shown
}

function hasText({ address, chapters }: PageData, isAnyEnough: boolean): boolean {
  return chapters.some(({ abbreviation }) => isAnyEnough || abbreviation === address?.abbreviations[0])
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
