/**
 * Parts of the frame that are loaded after the first load: bars of members, the floating buttons, the player,
 * the update prompt.
 */
import { memo, Suspense } from 'react'
import * as limits from '#core/limits'
import { useAccount } from '../model/account/account'
import { useCurrentReading } from '../model/place/current-reading'
import { isListening } from '../model/shell/listening'
import { missingStores } from '../platform/storage/missing-stores'
import { useStore } from '../ui/store/store'
import { lazyPart } from '../ui/timing/lazy-part'
import type { Place, ViewPlace } from './place/place'
import { updateState } from './start/update-state'

const LoadedMemberBars = lazyPart(async () => (await import('./bars/member-bars')).MemberBars)
const AudioPlayer = lazyPart(async () => (await import('../features/audio/audio-player')).AudioPlayer)
const UpdatePrompt = lazyPart(async () => (await import('./bars/update-prompt')).UpdatePrompt)
const MissingStores = lazyPart(async () => (await import('./bars/missing-stores')).MissingStores)
const FloatingParts = lazyPart(
  async () => (await import('./floating/floating-parts')).FloatingParts,
  limits.floatingDelayMs,
)

/** Below the header; visitors have none. */
export const MemberBars = memo(function MemberBars() {
  return <Suspense>{useAccount() && <LoadedMemberBars />}</Suspense>
})

interface Props {
  place: ViewPlace['kind'] | Exclude<Place['kind'], 'view'>
  /** The view on the screen or below the overlay. */
  view: ViewPlace | undefined
  isText: boolean
}

export const LateParts = memo(function LateParts({ place, view, isText }: Props) {
  const lacks = useStore(missingStores).size > 0
  const isUpdateThere = useStore(updateState) !== 'none'
  return (
    <>
      {isText && <Listening />}
      <Suspense>
        <FloatingParts place={place} view={view} />
      </Suspense>
      <Suspense>{lacks && <MissingStores />}</Suspense>
      <Suspense>{isUpdateThere && <UpdatePrompt />}</Suspense>
    </>
  )
})

/** The player for the text on the screen; another place stops it. */
function Listening() {
  const { data } = useCurrentReading()
  const isOpen = useStore(isListening)
  return <Suspense>{isOpen && data?.address && <AudioPlayer data={data} />}</Suspense>
}
