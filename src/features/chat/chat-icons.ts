/** Icons of the assistant. They load with its chunk, not with the page. */
export {
  ArrowDown as DownIcon,
  BookMarked as SourcesIcon,
  Bot as ModelIcon,
  Pencil as RenameIcon,
  Plus as NewIcon,
  SendHorizontal as SendIcon,
  Square as StopIcon,
} from 'lucide-react'
