/** Plays the recording of a chapter and reports which verse it is at. */
import { useEffect, useRef, useState } from 'react'
import type { PlayerEvent, PlayerState } from '#core/reading-aloud/player-state'
import { guessedStarts, verseAt, verseStarts } from '#core/reading-aloud/recorded-verses'
import { openSound, type Sound } from '../../../platform/media/sound'
import type { AudioSettings } from '../use-audio-settings'
import type { SpokenText } from './spoken-text'
import type { Source } from './use-source'

export function useRecording(
  { status, verse }: PlayerState,
  dispatch: (event: PlayerEvent) => void,
  text: SpokenText | undefined,
  source: Source,
  { speed, volume }: AudioSettings,
): void {
  const recording = source.kind === 'recording' ? source.recording : undefined
  const sound = useRef<Sound>(undefined)
  const [lengthMs, setLengthMs] = useState(0)
  /** The verse the sound is at or was sent to; if the state has another one, a person chose it. */
  const heard = useRef(0)
  const starts = useRef<readonly number[]>([])
  starts.current = startsOf(text, recording?.verses, lengthMs)
  const { address } = recording ?? {}
  useEffect(() => {
    if (!recording) return
    heard.current = 0
    const opened = openSound(recording.sound ?? recording.address, {
      onTime(ms) {
        if (starts.current.length === 0) return
        heard.current = verseAt(starts.current, ms)
        dispatch({ kind: 'reached', verse: heard.current })
      },
      onLength: setLengthMs,
      onEnd: () => dispatch({ kind: 'finish' }),
      onProblem: (problem) => dispatch({ kind: problem === 'refused' ? 'pause' : 'fail' }),
    })
    sound.current = opened
    return () => {
      sound.current = undefined
      opened.close()
    }
    // The same address is the same recording, even after the device has stored it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [address, dispatch])
  useEffect(() => sound.current?.adjust(speed, volume / 100), [address, speed, volume])
  const isSeekable = starts.current.length > 0
  useEffect(() => {
    if (!isSeekable || verse === heard.current) return
    heard.current = verse
    sound.current?.seek(starts.current[verse] ?? 0)
  }, [address, isSeekable, verse])
  useEffect(() => {
    if (status === 'playing') sound.current?.play()
    else sound.current?.pause()
  }, [address, status])
}

function startsOf(
  text: SpokenText | undefined,
  times: Parameters<typeof verseStarts>[1] | undefined,
  lengthMs: number,
): readonly number[] {
  if (!text) return []
  if (times) return verseStarts(text.verses, times)
  return lengthMs > 0 ? guessedStarts(text.verses, lengthMs) : []
}
