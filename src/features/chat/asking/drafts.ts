/** What is typed and not asked, by chat: it outlives the overlay, not the page. */
import { onForgetting } from '../../../model/account/forget-member'
import { createStore, useStore } from '../../../ui/store/store'

const drafts = createStore<Readonly<Record<string, string>>>({})

onForgetting(() => drafts.set({}))

/** `name`: the uuid of a chat, or a name for what is none yet. */
export function useDraft(name: string): string {
  return useStore(drafts, (all) => all[name] ?? '')
}

export function setDraft(name: string, text: string): void {
  drafts.update((all) => ({ ...all, [name]: text }))
}
