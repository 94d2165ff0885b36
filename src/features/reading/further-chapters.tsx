/**
 * The chapters of a passage below its first one, each as soon as it is in the local database. A missing one is asked of
 * the worker; its place says so meanwhile. With several columns a passage keeps one chapter on the page, and its rest is
 * a chip (core/scripture/reading/addresses/resolve-passage.ts).
 */
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import {
  type FurtherChapter,
  furtherChapters,
  furtherNode,
  passageEndNode,
} from '#core/scripture/reading/further-chapters'
import type { ScriptureElement } from '#core/scripture/text/node'
import type { ScriptureWords } from '#core/scripture/text/words'
import { useRequest } from '../../model/asking/use-requests'
import { workerClient } from '../../platform/client/worker-client'
import { ChapterNotHere } from './chapter-not-here'
import { draw } from './drawing/draw'
import { useScriptureWords } from './drawing/use-scripture-words'
import { FurtherText } from './further-text'
import type { OpenedMark } from './opened-mark'
import type { SelectedState } from './selection/use-selection'
import { useLatePlace } from './use-late-place'

interface Props {
  data: PageData
  path: string
  /** True if reading starts at the top: the first chapter is painted before these are drawn. */
  isFromTop: boolean
  selection: SelectedState
  onOpen: (opened: OpenedMark | undefined) => void
}

export function FurtherChapters({ data, isFromTop, ...rest }: Props) {
  const isDrawn = useDeferredValue(true, !isFromTop)
  return isDrawn && <Chapters data={data} {...rest} />
}

function Chapters({ data, path, selection, onOpen }: Omit<Props, 'isFromTop'>) {
  const { language } = useTranslation().i18n
  const words = useScriptureWords()
  const chapters = useMemo(() => furtherChapters(data, language), [data, language])
  const nodes = useMemo(() => nodesOf(data, chapters, words, language), [data, chapters, words, language])
  const end = useMemo(() => passageEndNode(data, words, language), [data, words, language])
  const abbreviation = data.manifests[0]?.abbreviation ?? ''
  const missing = chapters
    .filter(({ state }) => state === 'missing')
    .map(({ chapter }) => ({ abbreviation, canonical: chapter }))
  const { error, retry } = useRequest(
    missing.length > 0
      ? { key: JSON.stringify(missing), ask: () => workerClient().wantChapters(missing) }
      : undefined,
  )
  useLatePlace(path, chapters)
  return (
    <>
      {chapters.map((one) =>
        one.state === 'here' ? (
          <FurtherText
            key={one.chapter}
            page={one.page}
            node={nodes.get(one.chapter)}
            selection={selection}
            onOpen={onOpen}
          />
        ) : (
          <ChapterNotHere
            key={one.chapter}
            chapter={one}
            edition={abbreviation}
            error={error}
            onRetry={retry}
          />
        ),
      )}
      {end && draw(end)}
    </>
  )
}

function nodesOf(
  data: PageData,
  chapters: readonly FurtherChapter[],
  words: ScriptureWords,
  locale: string,
): ReadonlyMap<number, ScriptureElement | undefined> {
  const first = data.address?.chapter ?? 0
  return new Map(
    chapters.map(({ chapter, page }) => [chapter, furtherNode(page, first, words, locale)] as const),
  )
}
