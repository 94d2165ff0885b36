/**
 * The plans a member reads, with what is due today. Their code is loaded for those who read one; their space is the one they had last time,
 * so that nothing moves when they come.
 */
import { Suspense, useEffect, useRef, useState } from 'react'
import { useThings } from '../../model/account/member-database'
import { withMessages } from '../../platform/language/with-messages'
import { remembered, rememberPlans } from '../../platform/storage/remembered-route'
import { lazyPart } from '../../ui/timing/lazy-part'

const PlanToday = lazyPart(() =>
  withMessages(['plans'], async () => (await import('../../model/contents/plans/plan-today')).PlanToday),
)

/** No plan is longer; what a cookie says is not believed. */
const mostPx = 2000

export function PlanSlot() {
  const rows = useThings('pln')
  const isRunning = rows?.some(({ data }) => data.part === 'schedule' && data.endedOn === undefined)
  const [reserved] = useState(reservedPx)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (isRunning === false && reservedPx() > 0) rememberPlans(0)
    if (!isRunning || !element) return
    const watch = new ResizeObserver(() => {
      const height = Math.round(element.firstElementChild?.getBoundingClientRect().height ?? 0)
      if (height > 0 && height !== reservedPx()) rememberPlans(height)
    })
    if (element.firstElementChild) watch.observe(element.firstElementChild)
    const arrival = new MutationObserver(
      () => element.firstElementChild && watch.observe(element.firstElementChild),
    )
    arrival.observe(element, { childList: true })
    return () => {
      watch.disconnect()
      arrival.disconnect()
    }
  }, [isRunning])
  if (isRunning === false || (isRunning === undefined && reserved === 0)) return null
  return (
    <div ref={box} style={{ inlineSize: '100%', minBlockSize: reserved }}>
      <Suspense>{isRunning && <PlanToday />}</Suspense>
    </div>
  )
}

function reservedPx(): number {
  const { plans } = remembered()
  return typeof plans === 'number' && plans > 0 && plans < mostPx ? plans : 0
}
