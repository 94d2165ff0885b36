/** Icons of the dictionaries: with their chunk, not with the page. */
export { LayoutGrid as GridIcon, List as ListIcon } from 'lucide-react'
