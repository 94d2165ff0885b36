import { describe, expect, it } from 'vitest'
import { emptyPlayer, nextPlayer, type PlayerEvent, type PlayerState } from './player-state'

/** Three verses, the second of two utterances. */
const counts = [1, 2, 1]
const at = (status: PlayerState['status'], verse = 0, utterance = 0): PlayerState => ({
  status,
  verse,
  utterance,
  counts,
})
const load = (verse: number, plays: boolean): PlayerEvent => ({ kind: 'load', counts, verse, plays })

const rows: readonly [name: string, before: PlayerState, event: PlayerEvent, after: PlayerState][] = [
  ['a chapter rests where it is opened', emptyPlayer, load(1, false), at('resting', 1)],
  ['a chapter that is gone on to plays', emptyPlayer, load(0, true), at('playing')],
  ['a place behind the end is the last verse', emptyPlayer, load(9, true), at('playing', 2)],
  [
    'nothing to read rests',
    emptyPlayer,
    { kind: 'load', counts: [], verse: 0, plays: true },
    { ...emptyPlayer, status: 'resting' },
  ],
  ['play', at('resting', 1, 1), { kind: 'play' }, at('playing', 1, 1)],
  ['play again after a failure', at('failed', 1), { kind: 'play' }, at('playing', 1)],
  ['play after the end begins again', at('ended', 2), { kind: 'play' }, at('playing')],
  ['nothing plays while loading', emptyPlayer, { kind: 'play' }, emptyPlayer],
  ['nothing plays without a voice', at('no-voice'), { kind: 'play' }, at('no-voice')],
  ['pause keeps the place', at('playing', 1, 1), { kind: 'pause' }, at('resting', 1, 1)],
  ['pause twice', at('resting', 1), { kind: 'pause' }, at('resting', 1)],
  ['the next utterance of a verse', at('playing', 1), { kind: 'spoken' }, at('playing', 1, 1)],
  ['the next verse', at('playing', 1, 1), { kind: 'spoken' }, at('playing', 2)],
  ['the end of the chapter', at('playing', 2), { kind: 'spoken' }, at('ended', 2)],
  ['what ends after a pause moves nothing', at('resting', 1), { kind: 'spoken' }, at('resting', 1)],
  ['a recording ends', at('playing', 1), { kind: 'finish' }, at('ended', 1)],
  ['a recording comes to a verse', at('playing', 0), { kind: 'reached', verse: 2 }, at('playing', 2)],
  ['one verse on', at('playing', 0), { kind: 'step', by: 1 }, at('playing', 1)],
  ['one verse back from the middle', at('playing', 1, 1), { kind: 'step', by: -1 }, at('playing', 0)],
  ['not before the first', at('resting', 0), { kind: 'step', by: -1 }, at('resting', 0)],
  ['not behind the last', at('playing', 2), { kind: 'step', by: 1 }, at('playing', 2)],
  ['a seek after the end rests', at('ended', 2), { kind: 'seek', verse: 1 }, at('resting', 1)],
  ['a seek while playing plays on', at('playing', 0), { kind: 'seek', verse: 2 }, at('playing', 2)],
  ['a seek without a text', emptyPlayer, { kind: 'seek', verse: 2 }, emptyPlayer],
  ['no voice', at('resting', 1), { kind: 'lack' }, at('no-voice', 1)],
  ['a voice is there again', at('no-voice', 1), load(1, false), at('resting', 1)],
  ['a failure keeps the place', at('playing', 1), { kind: 'fail' }, at('failed', 1)],
  ['a failure after a pause is none', at('resting', 1), { kind: 'fail' }, at('resting', 1)],
  ['another text', at('playing', 1), { kind: 'leave' }, emptyPlayer],
]

describe('the audio player', () => {
  it.each(rows)('%s', (_, before, event, after) => {
    expect(nextPlayer(before, event)).toEqual(after)
  })
  it('reads every utterance once, in order', () => {
    let state = nextPlayer(emptyPlayer, load(0, true))
    const heard: string[] = []
    while (state.status === 'playing') {
      heard.push(`${state.verse}.${state.utterance}`)
      state = nextPlayer(state, { kind: 'spoken' })
    }
    expect(heard).toEqual(['0.0', '1.0', '1.1', '2.0'])
  })
})
