/** Reads with a voice of the device, one utterance after the other, while the player plays. */
import { useEffect } from 'react'
import type { PlayerEvent, PlayerState } from '#core/reading-aloud/player-state'
import { playSilence } from '../../../platform/media/silence'
import { speak } from '../../../platform/media/voices'
import type { AudioSettings } from '../use-audio-settings'
import type { SpokenText } from './spoken-text'
import type { Source } from './use-source'

/** A pause stops the utterance and playing begins it again, because pausing a voice fails on Android and with network voices. */
export function useSpeech(
  { status, verse, utterance }: PlayerState,
  dispatch: (event: PlayerEvent) => void,
  text: SpokenText | undefined,
  source: Source,
  { speed, volume }: AudioSettings,
): void {
  const voice = source.kind === 'voice' ? source.voice : undefined
  const isSpeaking = status === 'playing' && voice !== undefined
  const words = isSpeaking ? text?.verses[verse]?.utterances[utterance] : undefined
  const voiceId = voice?.id
  useEffect(() => {
    if (words === undefined || !voice) return
    return speak({ text: words, voice, speed, volume: volume / 100 }, (how) =>
      dispatch({ kind: how === 'done' ? 'spoken' : how === 'stopped' ? 'pause' : 'fail' }),
    )
    // The id stands for the voice, which is a new object after each look at the list. Verse and utterance are listed
    // because two verses may have the same words.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [words, verse, utterance, voiceId, speed, volume, dispatch])
  useEffect(() => (isSpeaking ? playSilence() : undefined), [isSpeaking])
}
