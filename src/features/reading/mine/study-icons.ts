/** Icons of the member's notes, tags and colours in the text. They load with their chunk, not with the page. */
export {
  Eraser as EraserIcon,
  Heart as LikeIcon,
  StickyNote as NoteIcon,
  Tag as TagIcon,
} from 'lucide-react'
