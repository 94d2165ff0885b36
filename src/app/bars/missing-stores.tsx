/**
 * Says what this browser does not let the app keep: the gravest of it, until the person closes it, and then
 * never again on this device (spec 1 §8: without timeout, dismissing sets a hidden cookie). That there is no
 * room is said at each visit: tomorrow it is another want of room.
 */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { readCookie, writeCookie } from '../../platform/storage/cookies'
import { missingKinds, missingStores } from '../../platform/storage/missing-stores'
import { hideSnackbar, showSnackbar } from '../../ui/snackbars/snackbars'
import { useStore } from '../../ui/store/store'

const id = 'missing-store'

/** Loaded and drawn only where something is missing. */
export function MissingStores() {
  const { t } = useTranslation('shell')
  const missing = useStore(missingStores)
  const gravest = missingKinds.find((store) => missing.has(store))
  useEffect(() => {
    if (!gravest || dismissed().includes(gravest)) return
    let isByPerson = true
    const onClose = () => {
      if (isByPerson && gravest !== 'room') writeCookie(cookie, [...dismissed(), gravest].join('.'))
    }
    showSnackbar(t(`missing-${gravest}`), { id, type: 'info', timeoutMs: -1, onClose })
    return () => {
      isByPerson = false
      hideSnackbar(id)
    }
  }, [t, gravest])
  return null
}

const cookie = 'bs-storage-notice'

function dismissed(): string[] {
  return (readCookie(cookie) ?? '').split('.')
}
