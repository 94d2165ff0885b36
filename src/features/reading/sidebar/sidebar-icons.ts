/** Icons of the boxes beside a text. */
export {
  BookText as CommentaryIcon,
  Link2 as ReferencesIcon,
  ListTree as FootnotesIcon,
  StickyNote as NotesIcon,
  Tag as TagsIcon,
} from 'lucide-react'
