/** Icons of the synopsis, apart from those of the first load. */
export { Columns4 as SynopsisIcon } from 'lucide-react'
