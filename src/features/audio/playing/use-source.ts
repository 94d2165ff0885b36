/** Decides what reads: the recording of the chapter if there is one and the person wants it, else a voice of the device. */
import { useEffect, useState } from 'react'
import type { FoundRecording } from '#core/contract/browser/worker'
import { chooseVoice, languageOf, type Voice, voicesFor } from '#core/reading-aloud/choose-voice'
import { type Task, useTask } from '../../../model/asking/use-task'
import { workerClient } from '../../../platform/client/worker-client'
import { keepDeviceFact, useDeviceFact } from '../../../platform/local/device-fact'
import { followVoices } from '../../../platform/media/voices'
import type { SpokenText } from './spoken-text'

/** `loading`: not known yet. `none`: the device has no voice for the language. */
export type Source =
  | { kind: 'loading' | 'none' }
  | { kind: 'voice'; voice: Voice }
  | { kind: 'recording'; recording: FoundRecording }

export interface Sources {
  source: Source
  /** The device's voices for the language. */
  voices: readonly Voice[]
  recording: FoundRecording | undefined
  /** Takes the id of a voice, or `recording`; the device remembers the choice for the language. */
  choose: (id: string) => void
  /** Checks again whether this device has stored the recording. */
  lookAgain: () => void
}

export const recordingChoice = 'recording'

export function useSource(text: SpokenText | undefined): Sources {
  const voices = useVoices()
  const { recording, isKnown, lookAgain } = useRecordingOf(text)
  const locale = text?.locale ?? ''
  const key = `audio.voice.${languageOf(locale)}`
  const kept = useDeviceFact(key)
  const wanted = typeof kept === 'string' ? kept : recordingChoice
  const voice = chooseVoice(voices ?? [], locale, wanted)
  const isReady = text !== undefined && isKnown && kept !== undefined
  return {
    source: sourceOf(
      isReady,
      voices !== undefined,
      wanted === recordingChoice ? recording : undefined,
      voice,
    ),
    voices: voicesFor(voices ?? [], locale),
    recording,
    choose: (id) => keepDeviceFact(key, id),
    lookAgain,
  }
}

function sourceOf(
  isReady: boolean,
  hasVoices: boolean,
  recording: FoundRecording | undefined,
  voice: Voice | undefined,
): Source {
  if (!isReady) return { kind: 'loading' }
  if (recording) return { kind: 'recording', recording }
  if (voice) return { kind: 'voice', voice }
  return { kind: hasVoices ? 'none' : 'loading' }
}

function useVoices(): readonly Voice[] | undefined {
  const [voices, setVoices] = useState<readonly Voice[]>()
  useEffect(() => followVoices(setVoices), [])
  return voices
}

function useRecordingOf(text: SpokenText | undefined) {
  const [looks, setLooks] = useState(0)
  const [found, setFound] = useState<{ place: string; recording: FoundRecording | undefined }>()
  const { place = '', abbreviation = '', chapter = 0, isOwn = true } = text ?? {}
  const look = async ({ isCurrent }: Task) => {
    let recording: FoundRecording | undefined
    try {
      recording = await workerClient().recording(abbreviation, chapter)
    } finally {
      if (isCurrent()) setFound({ place, recording })
    }
  }
  useTask(place === '' || isOwn ? undefined : [place, abbreviation, chapter, looks], look)
  const isKnown = isOwn || found?.place === place
  return {
    recording: isKnown && !isOwn ? found?.recording : undefined,
    isKnown,
    lookAgain: () => setLooks(looks + 1),
  }
}
