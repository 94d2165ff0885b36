/**
 * The plans a member reads, with what is due today. Their code is loaded for those who read one; their space is the one they had last time,
 * so that nothing moves when they come.
 */
import { Suspense, useEffect, useRef, useState } from 'react'
import { useThings } from '../../model/account/member-database'
import { remembered, rememberPlans } from '../../platform/storage/remembered-route'
import { lazyPart } from '../../ui/timing/lazy-part'

const PlanToday = lazyPart(async () => (await import('../../model/contents/plans/plan-today')).PlanToday)

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
      const height = Math.round(element.getBoundingClientRect().height)
      if (height > 0 && height !== reservedPx()) rememberPlans(height)
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [isRunning])
  if (isRunning === false || (isRunning === undefined && reserved === 0)) return null
  return (
    <div style={{ inlineSize: '100%', minBlockSize: reserved }}>
      <div ref={box}>
        <Suspense>{isRunning && <PlanToday />}</Suspense>
      </div>
    </div>
  )
}

function reservedPx(): number {
  const { plans } = remembered()
  return typeof plans === 'number' && plans > 0 && plans < mostPx ? plans : 0
}
