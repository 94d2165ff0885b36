/** Icons of pictures and videos. */
export {
  Expand as FullScreenIcon,
  ExternalLink as OutsideIcon,
  Minimize2 as WholeIcon,
  Play as PlayIcon,
  ZoomIn as ZoomInIcon,
  ZoomOut as ZoomOutIcon,
} from 'lucide-react'
