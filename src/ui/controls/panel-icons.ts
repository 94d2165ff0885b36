/**
 * Icons of panels, overlays and bars that are loaded later; apart from icons.ts, so that the first load does
 * not contain them.
 */
export {
  ArrowLeft as LeftIcon,
  ArrowRight as RightIcon,
  Book as BookIcon,
  BookA as ArticleIcon,
  Check as CheckIcon,
  CloudUpload as SyncIcon,
  Columns2 as CompareIcon,
  Copy as CopyIcon,
  FileUp as ImportIcon,
  Flag as ReportIcon,
  Heart as LikeIcon,
  History as HistoryIcon,
  Image as ImageIcon,
  Link2 as ReferencesIcon,
  LogIn as LoginIcon,
  LogOut as LogoutIcon,
  Mail as ContactIcon,
  Newspaper as NewsletterIcon,
  Pause as PauseIcon,
  Play as PlayIcon,
  Printer as PrintIcon,
  RefreshCw as ReplaceIcon,
  Share2 as ShareIcon,
  Shuffle as RandomIcon,
  Square as OnlyIcon,
  StickyNote as NoteIcon,
  Tag as TagIcon,
  Trash2 as RemoveIcon,
} from 'lucide-react'
