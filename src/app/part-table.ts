/**
 * Parts of the frame with messages of their own that nobody waits for. A table of its own, loaded with the
 * first of them, because its entries would make the first load larger.
 */
import { withMessages } from '../platform/language/with-messages'

export const loadAudioPlayer = () =>
  withMessages(['audio'], async () => (await import('../features/audio/audio-player')).AudioPlayer)

export const loadFloatingParts = () =>
  withMessages(['shell'], async () => (await import('./floating/floating-parts')).FloatingParts)

export const loadMissingStores = () =>
  withMessages(['shell'], async () => (await import('./bars/missing-stores')).MissingStores)

export const loadChapterEnd = () =>
  withMessages(['shell'], async () => (await import('./floating/chapter-end')).ChapterEnd)
