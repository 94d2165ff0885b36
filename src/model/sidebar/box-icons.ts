/** Icons of the boxes beside a text. */
export {
  BookA as LookUpIcon,
  Compass as EntriesIcon,
  Link2 as ReferencesIcon,
  ListTree as FootnotesIcon,
  StickyNote as NotesIcon,
  Tag as TagsIcon,
  TextQuote as CommentaryIcon,
} from 'lucide-react'
