/**
 * Turns to a text that is laid out in a hidden view: it is on the screen in the next frame; the address, React and the bars
 * follow. Carries out the states of turning-state.ts. No part of the first load. A1-turn.
 */
import { afterPaint } from '../../../ui/timing/after-paint'
import { isArrivalPlanned } from '../position/arrival'
import { keepPlace } from '../position/place-watch'
import type { ReadyTurning } from '../position/turn'
import type { KeptViews } from './kept-views'
import { idle, isSeenAhead, nextTurning, type TurningEvent, type TurningState } from './turning-state'

export function turningWith(views: KeptViews): ReadyTurning {
  let state: TurningState<HTMLElement> = idle
  /** Changes the address; set while a text is shown ahead of it. */
  let goOn = () => {}
  let forgetFrame = () => {}

  /** `path`: that of the view that React shows, if it has one. */
  const dispatch = (event: TurningEvent<HTMLElement>, path?: string) => {
    const before = state
    state = nextTurning(before, event)
    if (state === before) return
    forgetFrame()
    if (state.name === 'ahead') views.showAhead(state)
    if (state.name === 'taken-back' && isSeenAhead(before)) views.takeBack(before)
    if (state.name === 'idle' && isSeenAhead(before)) views.endAhead(before, path)
    if (state.name === 'ahead' || state.name === 'taken-back')
      forgetFrame = afterPaint(() => dispatch({ name: 'painted' }))
    if (before.name === 'ahead' && state.name !== 'taken-back') goOn()
  }
  const onAsked = () => dispatch({ name: 'asked' })

  for (const type of ['keydown', 'pointerdown', 'click', 'pagehide'])
    addEventListener(type, onAsked, { capture: true })
  addEventListener('popstate', () => dispatch({ name: 'back' }))

  return {
    turn(path, go) {
      onAsked()
      const seen = state.name === 'idle' && !isArrivalPlanned(path) ? views.find(path) : undefined
      if (!seen) return go()
      // Stores the place first, because a hidden text has none.
      keepPlace()
      goOn = go
      dispatch({ name: 'show', ...seen })
    },
    leave: (text) => views.leave(text),
    enter(text) {
      const view = views.enter(text)
      dispatch({ name: 'followed' }, view?.dataset['path'])
      views.show(view)
    },
    follow: (path) => dispatch({ name: 'followed' }, path),
  }
}
