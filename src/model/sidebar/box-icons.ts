/** Icons of the boxes beside a text. */
export {
  BookA as LookUpIcon,
  BookText as CommentaryIcon,
  Compass as EntriesIcon,
  Link2 as ReferencesIcon,
  ListTree as FootnotesIcon,
  StickyNote as NotesIcon,
  Tag as TagsIcon,
} from 'lucide-react'
