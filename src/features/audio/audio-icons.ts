/** Icons of the audio player. They load with its chunk, not with the page. */
export {
  Pause as PauseIcon,
  Play as PlayIcon,
  SkipBack as PreviousVerseIcon,
  SkipForward as NextVerseIcon,
} from 'lucide-react'
