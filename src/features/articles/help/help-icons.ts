/** Icons of the help. They load with its chunk, not with the page. */
export {
  Keyboard as KeyboardIcon,
  LayoutGrid as GridIcon,
  List as ListIcon,
  Signpost as TourIcon,
} from 'lucide-react'
