/**
 * Lays out texts in hidden views while the page is idle, so that turning to them only has to paint: new ones when they are
 * drawn ahead, all of them again when the page around them has changed. No part of the first load.
 */
import { watchClicks } from '../../../ui/timing/leave-selection'
import { isTurningReady, turnBy } from '../position/turn'
import { KeptViews } from './kept-views'
import { turningWith } from './turn-at-once'

/** A change around the texts often comes from a click or key that is still held; layout must not delay its release. */
const restMs = 300

/** Call it when texts are about to be drawn ahead. */
export function layOutWhatIsDrawn(): void {
  const main = document.querySelector('main')
  if (!main || isTurningReady()) return
  const views = new KeptViews(main)
  turnBy(turningWith(views))
  watchClicks()
  let timer: ReturnType<typeof setTimeout> | undefined
  const afterRest = (ms: number) => () => {
    clearTimeout(timer)
    const own = setTimeout(() => void layOutHidden(views, () => timer === own), ms)
    timer = own
  }
  // No delay, because the person may turn to a newly drawn text very soon.
  const onDrawn = afterRest(0)
  new MutationObserver(onDrawn).observe(main, { childList: true })
  views.keepAgain(onDrawn)
  const onChange = afterRest(restMs)
  const changes = new MutationObserver(onChange)
  // Dialogs are children of the body, and one that closes makes the page live again; theme and text format are attributes of the root.
  changes.observe(document.body, { childList: true })
  changes.observe(document.documentElement, { attributes: true })
  addEventListener('resize', onChange)
}

/** Lays out one view per task, until a later call replaces this one. An open dialog ends it; it runs again when that closes. */
async function layOutHidden(views: KeptViews, isLatest: () => boolean): Promise<void> {
  await inPause()
  for (const view of views.hidden()) {
    if (!isLatest() || document.querySelector('dialog:modal')) return
    if (views.layOut(view)) await inPause()
  }
}

/** Waits until the page is idle; Safari has no idle callback. */
function inPause(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 100),
  )
}
