/** The numbers of people who help: the operator's, else those that come with the app. Here without network. */
import { useEffect, useState } from 'react'
import type { HelpNumbers } from '#core/contract/help-numbers'
import { storedPublicSettings } from '#db/public-settings'
import { database } from '../../platform/local/database'
import { onceOnline } from '../../ui/timing/once-online'

export function useHelpNumbers(): HelpNumbers | undefined {
  const [numbers, setNumbers] = useState<HelpNumbers>()
  useEffect(() => {
    let isCurrent = true
    void helpNumbers().then((found) => isCurrent && setNumbers(found))
    return () => {
      isCurrent = false
    }
  }, [])
  return numbers
}

async function helpNumbers(): Promise<HelpNumbers> {
  const settings = await storedPublicSettings(database).catch(() => undefined)
  if (settings?.helpNumbers) return settings.helpNumbers
  return (await onceOnline(() => import('#core/care/own-help-numbers'))).ownHelpNumbers
}
