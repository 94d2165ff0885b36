/** Icons of what is one's own in the text: with its chunk, not with the page. */
export {
  Eraser as EraserIcon,
  Heart as LikeIcon,
  StickyNote as NoteIcon,
  Tag as TagIcon,
} from 'lucide-react'
