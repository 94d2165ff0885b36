/** Icons of the sync, apart from the icons of the first load. */
export {
  Clock as WaitingIcon,
  CloudAlert as SyncAlertIcon,
  CloudOff as SyncOffIcon,
} from 'lucide-react'
