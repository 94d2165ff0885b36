/** The audio player with its texts: none of it is part of the first load. */
import { addTexts } from '../../platform/language/late-messages'

export async function loadAudio() {
  const [{ AudioPlayer }] = await Promise.all([import('./audio-player'), addTexts('audio')])
  return AudioPlayer
}
