/** Icons of what floats. */
export { ArrowUp as ScrollTopIcon } from 'lucide-react'
