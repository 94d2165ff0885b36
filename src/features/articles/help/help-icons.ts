/** Icons of the help. They load with its chunk, not with the page. */
export { Keyboard as KeyboardIcon, Signpost as TourIcon } from 'lucide-react'
