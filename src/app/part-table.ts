/**
 * Parts of the frame with messages of their own that nobody waits for. A table of its own, loaded with the
 * first of them, because its entries would make the first load larger.
 */
import { withTexts } from '../platform/language/with-texts'

export const loadAudioPlayer = () =>
  withTexts(['audio'], async () => (await import('../features/audio/audio-player')).AudioPlayer)

export const loadFloatingParts = () =>
  withTexts(['shell'], async () => (await import('./floating/floating-parts')).FloatingParts)

export const loadInstallCard = () =>
  withTexts(['shell'], async () => (await import('../features/install/install-card')).InstallCard)
