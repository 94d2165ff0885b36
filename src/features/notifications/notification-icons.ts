/** Icons of messages by their type. */
import { BellRing, HandHeart, Info } from 'lucide-react'

export const notificationIcons = { info: Info, warning: BellRing, donation: HandHeart } as const
