/** The icons a person looks for on an iPhone. */
export { Share as IosShareIcon, SquarePlus as IosAddIcon } from 'lucide-react'
