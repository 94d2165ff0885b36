/** Icons of the synopsis, apart from the icons of the first load. */
export { Columns4 as SynopsisIcon } from 'lucide-react'
