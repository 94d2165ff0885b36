/**
 * Turns to a text that is laid out in a hidden view: it is seen in the very next frame; the address, React and the bars follow that. Does
 * what the states of turning-state.ts ask for. No part of the first load. A1-turn: back to a text in 18 ms, when React shows it 68 to 167 ms.
 */
import { afterPaint } from '../../../ui/timing/after-paint'
import { isArrivalPlanned } from '../position/arrival'
import { keepPlace } from '../position/place-watch'
import type { KeptViews } from './kept-views'
import type { ReadyTurning } from './turn'
import { idle, isSeenAhead, nextTurning, type TurningEvent, type TurningState } from './turning-state'

export function turningWith(views: KeptViews): ReadyTurning {
  let state: TurningState<HTMLElement> = idle
  /** Changes the address; while a text is ahead of it. */
  let goOn = () => {}
  let forgetFrame = () => {}

  /** `path` is that of the view that React shows, where it has one. */
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
      // Before it is hidden, and stands nowhere.
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
