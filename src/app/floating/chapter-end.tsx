/** The parts below a chapter: the next reading of a plan, the card that offers the app. Loaded some time after the text. */
import { Suspense } from 'react'
import { InstallCard } from '../../features/install/install-card'
import { useThings } from '../../model/account/member-database'
import { withMessages } from '../../platform/language/with-messages'
import { lazyPart } from '../../ui/timing/lazy-part'

const NextReading = lazyPart(() =>
  withMessages(
    ['plans'],
    async () => (await import('../../features/plans/sections/next-reading')).NextReading,
  ),
)

export function ChapterEnd() {
  const hasPlans = (useThings('pln')?.length ?? 0) > 0
  return (
    <>
      <Suspense>{hasPlans && <NextReading />}</Suspense>
      <InstallCard />
    </>
  )
}
