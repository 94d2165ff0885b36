/** The play buttons: in the bar, and in the settings box, which covers the bar on phones. */

import {
  SkipForward as NextVerseIcon,
  Pause as PauseIcon,
  Play as PlayIcon,
  SkipBack as PreviousVerseIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/controls/icon-button'
import styles from './audio-bar.module.css'
import type { Player } from './playing/use-player'

/** Previous verse, play or pause, next verse. */
export function PlayButtons({ player: { state, dispatch, toggle } }: { player: Player }) {
  const { t } = useTranslation('audio')
  const isPlaying = state.status === 'playing'
  const cannot = state.status === 'loading' || state.status === 'no-voice' || state.counts.length === 0
  return (
    // Time runs from left to right in every language, as on all players (design UX 3.8).
    <div dir="ltr" className={styles.play}>
      <IconButton
        icon={PreviousVerseIcon}
        label={t('previousVerse')}
        aria-disabled={cannot || state.verse === 0}
        onClick={() => dispatch({ kind: 'step', by: -1 })}
      />
      <IconButton
        icon={isPlaying ? PauseIcon : PlayIcon}
        label={t(isPlaying ? 'pause' : 'play')}
        aria-disabled={cannot}
        data-play
        onClick={toggle}
      />
      <IconButton
        icon={NextVerseIcon}
        label={t('nextVerse')}
        aria-disabled={cannot || state.verse + 1 >= state.counts.length}
        onClick={() => dispatch({ kind: 'step', by: 1 })}
      />
    </div>
  )
}
