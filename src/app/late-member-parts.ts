/** Parts of the frame that only members see. All of them are loaded when the first is drawn. */
import { lazyPart } from '../ui/timing/lazy-part'

const parts = async () => (await import('./bars/member-bars')).loadMemberParts()

export const MemberBars = lazyPart(async () => (await parts()).MemberBars)
export const MemberSign = lazyPart(async () => (await parts()).MemberSign)
export const SyncIndicator = lazyPart(async () => (await parts()).SyncIndicator)
export const WaitingChanges = lazyPart(async () => (await parts()).WaitingChanges)
