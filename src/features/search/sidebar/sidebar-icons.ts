/** Icons of the boxes beside a search. */
export { TextSearch as ContextIcon } from 'lucide-react'
