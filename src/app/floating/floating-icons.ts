/** Icons of the floating buttons. */
export { ArrowUp as ScrollTopIcon } from 'lucide-react'
