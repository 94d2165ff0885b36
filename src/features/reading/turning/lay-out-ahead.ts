/**
 * Texts in hidden views are laid out, in pauses of the page: turning to them only has to be painted. Those drawn ahead for the first time,
 * the others again when the page has changed around them. No part of the first load.
 */
import { inPause } from '../../../ui/timing/in-pause'
import { watchPresses } from '../../../ui/timing/leave-selection'
import { endAhead, enterText, keep, leaveText } from './kept-layout'
import { turning } from './turn'
import { turnAtOnce, watchWhatIsAsked } from './turn-at-once'

/** What changes around the texts is often followed by the release of what was pressed, which it would hold up. */
const restMs = 300

let isWatching = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Call it when texts are about to be drawn ahead. */
export function layOutWhatIsDrawn(): void {
  const main = document.querySelector('main')
  if (!main || isWatching) return
  isWatching = true
  Object.assign(turning, {
    turn: turnAtOnce,
    leave: leaveText,
    enter: enterText,
    follow: endAhead,
  } satisfies typeof turning)
  watchWhatIsAsked()
  watchPresses()
  const afterRest = (ms: number) => () => {
    clearTimeout(timer)
    timer = setTimeout(() => void layOutHidden(main), ms)
  }
  // Somebody may turn to what is drawn now very soon.
  const onDrawn = afterRest(0)
  new MutationObserver(onDrawn).observe(main, { childList: true })
  keepWhatIsHidden(main, onDrawn)
  const onChange = afterRest(restMs)
  const changes = new MutationObserver(onChange)
  // A dialog that closes makes all of the page live again; theme and format of the text are attributes of the root.
  changes.observe(document.body, { childList: true })
  changes.observe(document.documentElement, { attributes: true })
  addEventListener('resize', onChange)
}

/**
 * React hides all of them again when it has drawn another one anew. Kept before the next picture they are not forgotten, unless somebody
 * has measured meanwhile: `onKept` is told.
 */
function keepWhatIsHidden(main: HTMLElement, onKept: () => void): void {
  const isKeptAgain = ({ target }: MutationRecord) =>
    target.parentElement === main && target instanceof HTMLElement && 'kept' in target.dataset && keep(target)
  new MutationObserver((changes) => {
    // Not the first one alone.
    if (changes.filter(isKeptAgain).length > 0) onKept()
  }).observe(main, { subtree: true, attributeFilter: ['style'] })
}

/** One after the other: each is a task of its own. */
async function layOutHidden(main: HTMLElement): Promise<void> {
  const own = timer
  await inPause()
  for (const frame of main.querySelectorAll<HTMLElement>(
    ':scope > [data-path]:is([style*="display"], [data-kept])',
  )) {
    // It comes again when that closes.
    if (timer !== own || document.querySelector('dialog:modal')) return
    const article = frame.querySelector('article')
    if (!article || !(keep(frame) || frame.hasAttribute('data-kept'))) continue
    frame.setAttribute('data-kept', 'laying')
    article.getBoundingClientRect()
    frame.setAttribute('data-kept', '')
    await inPause()
  }
}
