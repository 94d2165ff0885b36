/**
 * Texts in hidden views are laid out, in pauses of the page: turning to them only has to be painted. Those drawn ahead for the first time,
 * the others again when the page has changed around them. No part of the first load.
 */
import { watchPresses } from '../../../ui/timing/leave-selection'
import { KeptViews } from './kept-views'
import { isTurningReady, turnBy } from './turn'
import { turningWith } from './turn-at-once'

/** What changes around the texts is often followed by the release of what was pressed, which it would hold up. */
const restMs = 300

/** Call it when texts are about to be drawn ahead. */
export function layOutWhatIsDrawn(): void {
  const main = document.querySelector('main')
  if (!main || isTurningReady()) return
  const views = new KeptViews(main)
  turnBy(turningWith(views))
  watchPresses()
  let timer: ReturnType<typeof setTimeout> | undefined
  const afterRest = (ms: number) => () => {
    clearTimeout(timer)
    const own = setTimeout(() => void layOutHidden(views, () => timer === own), ms)
    timer = own
  }
  // Somebody may turn to what is drawn now very soon.
  const onDrawn = afterRest(0)
  new MutationObserver(onDrawn).observe(main, { childList: true })
  views.keepAgain(onDrawn)
  const onChange = afterRest(restMs)
  const changes = new MutationObserver(onChange)
  // A dialog that closes makes all of the page live again; theme and format of the text are attributes of the root.
  changes.observe(document.body, { childList: true })
  changes.observe(document.documentElement, { attributes: true })
  addEventListener('resize', onChange)
}

/** One after the other, each a task of its own, while it is the latest. It comes again when a dialog closes. */
async function layOutHidden(views: KeptViews, isLatest: () => boolean): Promise<void> {
  await inPause()
  for (const view of views.hidden()) {
    if (!isLatest() || document.querySelector('dialog:modal')) return
    if (views.layOut(view)) await inPause()
  }
}

/** Waits for a pause of the page. Safari tells of none. */
function inPause(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 100),
  )
}
