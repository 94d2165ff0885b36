/** Routes that only redirect (spec 1 §2, spec 2 §2). */
import { onceOnline } from '../../ui/timing/once-online'

export interface Asked {
  location: { href: string; searchStr: string }
  params: Readonly<Record<string, string | undefined>>
  /** The address before; home when the visit begins here. */
  from: string
}

/** `/selectedbibles/Joh3`: the translations chosen last, then the reference (FEATURES NAV-10). */
export async function selectedTarget({ params }: Asked): Promise<string> {
  const { selectedTranslations } = await onceOnline(() => import('../../model/options/selected-translations'))
  const chosen = await selectedTranslations()
  return `/${chosen.join('.')}/${params['_splat'] ?? ''}`
}

/** The target of a GET form (FEATURES SRCH-07). */
export async function openSearchTarget({ location }: Asked): Promise<string> {
  const { openSearchPath } = await onceOnline(() => import('#core/contract/address/search-address'))
  return openSearchPath(new URLSearchParams(location.searchStr))
}

/** `/start-chat`: no chat is active any more; it does not navigate (spec 2 §2). */
export async function stayHere({ from }: Asked): Promise<string> {
  return (await onceOnline(() => import('../../model/chats/active-chat'))).startChat(from)
}
