/** Icons of the sidebars, loaded with their chunk and not with the page. */
export {
  ArrowDown as DownArrowIcon,
  ArrowUp as UpArrowIcon,
  ArrowUpDown as ArrangeIcon,
  GripVertical as HandleIcon,
  PanelRightOpen as OpenIcon,
  Pin as PinIcon,
} from 'lucide-react'
