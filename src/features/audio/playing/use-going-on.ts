/**
 * The reading after the end of a chapter: the next stop of a row (model/shell/listening), else the next chapter if the person chose that,
 * which opens on a page of its own. A stop may end within its chapter.
 */
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { PageData } from '#core/contract/page-data'
import type { PlayerEvent, PlayerState } from '#core/reading-aloud/player-state'
import { useNeighbours } from '../../../model/place/use-neighbours'
import { listenFrom, listeningRow, type Stop } from '../../../model/shell/listening'
import { useStore } from '../../../ui/store/store'
import type { SpokenText } from './spoken-text'
import type { SleepTimer } from './use-sleep-timer'

/** The returned function says once that the chapter on the screen was opened this way. */
export function useGoingOn(
  data: PageData,
  text: SpokenText | undefined,
  { status, verse }: PlayerState,
  dispatch: (event: PlayerEvent) => void,
  { isWanted, timer }: { isWanted: boolean; timer: SleepTimer },
): () => boolean {
  const router = useRouter()
  const { next } = useNeighbours(useMemo(() => ofFirstChapter(data), [data]))
  const goesOn = useRef(false)
  const stop = useStore(listeningRow, ([first]) => first)
  const isAtStop = stop !== undefined && isOf(stop, text)
  const spoken = text?.verses[verse]?.verse ?? 0
  const isBeyond = isAtStop && stop.last !== undefined && status === 'playing' && spoken > stop.last
  useEffect(() => {
    if (isBeyond) dispatch({ kind: 'finish' })
  }, [isBeyond, dispatch])
  const goOn = useEffectEvent(() => {
    const isBedtime = timer.choice === 'chapter'
    if (isBedtime) timer.choose('off')
    // Somebody who has gone elsewhere meanwhile listens to something else.
    const [, ...rest] = isAtStop ? listeningRow.get() : []
    listeningRow.set(isBedtime ? [] : rest)
    const [following] = rest
    const href = isAtStop ? following?.href : isWanted ? next?.href : undefined
    if (isBedtime || href === undefined) return
    goesOn.current = true
    if (following?.first !== undefined) listenFrom(following.first)
    router.history.push(href)
  })
  useEffect(() => {
    if (status === 'ended') goOn()
  }, [status])
  return useCallback(() => {
    const went = goesOn.current
    goesOn.current = false
    return went
  }, [])
}

/** Only the first chapter of a passage is read aloud, so its next one follows, not what follows the passage. */
function ofFirstChapter({ address, ...data }: PageData): PageData {
  return address ? { ...data, address: { ...address, further: undefined, rest: undefined } } : data
}

function isOf(stop: Stop, text: SpokenText | undefined): boolean {
  return text !== undefined && stop.abbreviation === text.abbreviation && stop.chapter === text.chapter
}
