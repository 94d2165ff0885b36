/** Icons of pictures and videos. */
export {
  ExternalLink as OutsideIcon,
  Maximize as FullScreenIcon,
  Play as PlayIcon,
  Scan as WholeIcon,
  ZoomIn as ZoomInIcon,
  ZoomOut as ZoomOutIcon,
} from 'lucide-react'
