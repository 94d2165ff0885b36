/** The numbers of people who help: the operator's, else those that come with the app. Here without network. */
import type { HelpNumbers } from '#core/contract/help-numbers'
import { storedPublicSettings } from '#db/public-settings'
import { database } from '../../platform/local/database'
import { onceOnline } from '../../ui/timing/once-online'
import { useAnswer } from '../asking/use-answer'

const once: readonly unknown[] = []

export function useHelpNumbers(): HelpNumbers | undefined {
  return useAnswer(once, helpNumbers)
}

async function helpNumbers(): Promise<HelpNumbers> {
  const settings = await storedPublicSettings(database).catch(() => undefined)
  if (settings?.helpNumbers) return settings.helpNumbers
  return (await onceOnline(() => import('#core/care/own-help-numbers'))).ownHelpNumbers
}
