/** The icons a person looks for on an iPhone. */
export { Share as IosSharePicture, SquarePlus as IosAddPicture } from 'lucide-react'
