/**
 * The player of the text on the screen: loads its chapter, begins on request, stops when another text is opened, and
 * goes on to the next chapter if the person chose that. core/reading-aloud/player-state decides what happens when.
 */
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { PageData } from '#core/contract/page-data'
import { emptyPlayer, nextPlayer, type PlayerEvent, type PlayerState } from '#core/reading-aloud/player-state'
import { listeningRequest } from '../../../model/shell/listening'
import { useStore } from '../../../ui/store/store'
import { type AudioSettings, useAudioSettings } from '../use-audio-settings'
import { type SpokenText, useSpokenText } from './spoken-text'
import { useGoingOn } from './use-going-on'
import { useRecording } from './use-recording'
import { type SleepTimer, useSleepTimer } from './use-sleep-timer'
import { type Sources, useSource } from './use-source'
import { useSpeech } from './use-speech'

export interface Player {
  state: PlayerState
  dispatch: (event: PlayerEvent) => void
  /** Toggles between playing and paused. */
  toggle: () => void
  text: SpokenText | undefined
  sources: Sources
  settings: AudioSettings
  timer: SleepTimer
}

export function usePlayer(data: PageData): Player {
  const settings = useAudioSettings()
  const [state, dispatch] = useReducer(nextPlayer, emptyPlayer)
  const spoken = useSpokenText(data, settings.hasHeadings)
  const text = settings.isKnown ? spoken : undefined
  const sources = useSource(text)
  const timer = useSleepTimer(() => dispatch({ kind: 'pause' }))
  const goesOn = useGoingOn(data, text, state, dispatch, { isWanted: settings.goesOn, timer })
  useLoading(state, dispatch, text, goesOn)
  useLack(state, dispatch, sources)
  useSpeech(state, dispatch, text, sources.source, settings)
  useRecording(state, dispatch, text, sources.source, settings)
  const isPlaying = state.status === 'playing'
  const toggle = useCallback(() => dispatch({ kind: isPlaying ? 'pause' : 'play' }), [isPlaying])
  return { state, dispatch, toggle, text, sources, settings, timer }
}

/** Loads the text. It plays on request, after the previous chapter, or if it was playing and only details of the chapter changed. */
function useLoading(
  state: PlayerState,
  dispatch: (event: PlayerEvent) => void,
  text: SpokenText | undefined,
  takeGoingOn: () => boolean,
): void {
  const request = useStore(listeningRequest)
  const loaded = useRef<SpokenText>(undefined)
  const load = useEffectEvent(() => {
    if (!text) return dispatch({ kind: 'leave' })
    const isSame = loaded.current?.place === text.place
    if (!request && loaded.current === text && state.status !== 'loading') return
    const here = isSame && state.status !== 'loading' ? state.verse : 0
    const isPlaying = isSame ? state.status === 'playing' : takeGoingOn()
    const asked = listeningRequest.get()
    listeningRequest.set(undefined)
    const from = asked?.verse === undefined ? here : indexOf(text, asked.verse)
    const isOver = state.status === 'ended' && asked?.verse === undefined
    const verse = isOver ? 0 : from
    loaded.current = text
    const counts = text.verses.map(({ utterances }) => utterances.length)
    dispatch({ kind: 'load', counts, verse, plays: asked !== undefined || isPlaying })
  })
  useEffect(() => load(), [text, request])
}

/** Index of the verse, else of the merged verse that holds it, else of the next verse that has words. */
function indexOf({ verses }: SpokenText, verse: number): number {
  const index = verses.findIndex((one) => (one.verseEnd ?? one.verse) >= verse)
  return index === -1 ? 0 : index
}

/** Tells the player that the device has no voice for the language; a voice that appears later is used. */
function useLack(state: PlayerState, dispatch: (event: PlayerEvent) => void, { source }: Sources): void {
  const { status, counts, verse } = state
  useEffect(() => {
    if (source.kind === 'none' && status !== 'no-voice' && status !== 'loading') dispatch({ kind: 'lack' })
    if (source.kind !== 'none' && source.kind !== 'loading' && status === 'no-voice')
      dispatch({ kind: 'load', counts, verse, plays: false })
  }, [source.kind, status, counts, verse, dispatch])
}
