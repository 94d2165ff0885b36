/** Icons of the notes. They load with their chunk, not with the page. */
export {
  CloudUpload as WaitingIcon,
  LayoutGrid as GridIcon,
  List as ListIcon,
  Pencil as EditIcon,
} from 'lucide-react'
