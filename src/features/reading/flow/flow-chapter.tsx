/** A chapter above or below a page: drawn with all that works in a first one, or its height while it is far away. */
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { flowNode } from '#core/scripture/reading/flow-chapters'
import { useReadingCode } from '../../../model/place/reading-code'
import { lazyPart } from '../../../ui/timing/lazy-part'
import { useScriptureWords } from '../drawing/use-scripture-words'
import { FurtherText } from '../further-text'
import { textAt, useReading } from '../loading/use-reading'
import type { OpenedMark } from '../opened-mark'
import type { SelectedState } from '../selection/use-selection'
import type { FlowItem } from './flow-window'

const ReadingProblem = lazyPart(async () => (await import('../drawing/reading-problem')).ReadingProblem)

interface Props {
  item: FlowItem
  /** The chapter of the page that it stands around. */
  first: number
  /** It stands at the top. */
  isCurrent: boolean
  selection: SelectedState
  onOpen: (opened: OpenedMark | undefined) => void
  onReach: (data: PageData) => void
  /** Its text is drawn. */
  onReady: (path: string) => void
}

export function FlowChapterBlock({ item: { path, leftPx }, isCurrent, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The content security policy allows no style attribute in HTML, but a style set by script.
    if (box.current) box.current.style.blockSize = leftPx === undefined ? '' : `${leftPx}px`
  }, [leftPx])
  return (
    <div ref={box} data-flow-path={path} data-flow-current={isCurrent || undefined}>
      {leftPx === undefined && <Chapter path={path} isCurrent={isCurrent} {...rest} />}
    </div>
  )
}

function Chapter({
  path,
  first,
  isCurrent,
  selection,
  onOpen,
  onReach,
  onReady,
}: Omit<Props, 'item'> & { path: string }) {
  const { language } = useTranslation().i18n
  const words = useScriptureWords()
  const code = useReadingCode()
  const text = useMemo(() => textAt(path), [path])
  const state = useReading({ ...text, locale: language })
  const data = state.reading?.kind === 'found' ? state.reading.data : undefined
  const node = useMemo(
    () => data && flowNode(data, first, words, language, code),
    [data, first, words, language, code],
  )
  const isReady = node !== undefined
  const tellReady = useEffectEvent(() => onReady(path))
  const reach = useEffectEvent(onReach)
  useEffect(() => {
    if (isReady) tellReady()
  }, [isReady])
  useEffect(() => {
    if (isCurrent && data) reach(data)
  }, [isCurrent, data])
  if (node && data) return <FurtherText page={data} node={node} selection={selection} onOpen={onOpen} />
  return (
    <Suspense>
      <ReadingProblem state={state} data={undefined} passage={text.passage} isLoading />
    </Suspense>
  )
}
