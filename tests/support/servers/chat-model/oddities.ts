/** Streams that are no plain variation of the truthful one: other kinds of deltas, and bytes that no service should send. */
import {
  type Answer,
  beginning,
  deltaChunk,
  ending,
  firstHalf,
  halfStream,
  messageChunk,
  piecesOf,
  plain,
  refusal,
  stream,
  textDeltas,
  thinking,
  thinkTags,
} from './frames'

/** Reasoning under both names that are in use, then the answer. */
export function reasoningStream(answer: Answer): string[] {
  const thoughts = piecesOf(thinking, 7).map((piece, at) => ({
    content: null,
    [at % 2 === 0 ? 'reasoning_content' : 'reasoning']: piece,
  }))
  return stream(answer, { deltas: [...thoughts, ...textDeltas(answer)] })
}

/** Reasoning as a part of the content; a number of `cuts` cuts the tags too, positions count from the answer. */
export function thinkTagStream(answer: Answer): string[] {
  return stream(answer, { deltas: textDeltas(answer, thinkTags + answer.text, thinkTags.length) })
}

export function contentPartStream(answer: Answer): string[] {
  const deltas = piecesOf(answer.text, answer.cuts).map((text) => ({ content: [{ type: 'text', text }] }))
  return stream(answer, { deltas })
}

export function messageStream(answer: Answer): string[] {
  const messages = piecesOf(answer.text, answer.cuts).map((piece) => messageChunk(answer, piece))
  return [...messages, ...ending(answer)].map(plain)
}

export function toolCallStream(answer: Answer): string[] {
  const named = { index: 0, id: 'call_1', type: 'function', function: { name: 'look_up', arguments: '' } }
  const deltas = [
    { content: null, tool_calls: [named] },
    { tool_calls: [{ index: 0, function: { arguments: '{"passage":' } }] },
    { tool_calls: [{ index: 0, function: { arguments: '"John 1"}' } }] },
  ]
  return stream(answer, { deltas, finish: 'tool_calls' })
}

export function refusalStream(answer: Answer): string[] {
  return stream(answer, { deltas: piecesOf(refusal, 7).map((piece) => ({ refusal: piece })) })
}

/** Lines that are no JSON, each behind a good frame. */
export function nonsenseStream(answer: Answer): string[] {
  const nonsense = ['{"choices":[{"index":0,"delta":{"con', 'undefined', '', '<p>Bad gateway</p>', 'NaN']
  return stream(answer).flatMap((frame, at, { length }) =>
    // [DONE] stays the last one.
    at === length - 1 ? [frame] : [frame, plain(nonsense[at % nonsense.length] ?? '')],
  )
}

/** The last frame stops within its JSON. */
export function stoppedFrameStream(answer: Answer): string[] {
  const next = plain(deltaChunk(answer, { content: 'never' }))
  return [...halfStream(answer, []), next.slice(0, Math.floor(next.length / 2))]
}

/** Never ends; one who waits for the end of it takes all the memory. */
export function* endlessStream(answer: Answer): Generator<string> {
  yield* beginning(answer).map(plain)
  for (;;) yield plain(deltaChunk(answer, { content: `${answer.text} and again ` }))
}

const hugeBytes = 5_000_000

/** A frame that never comes to the end of its line; the stream ends cleanly behind it. */
export function hugeFrameStream(answer: Answer): string[] {
  const frame = plain(deltaChunk(answer, { content: 'x'.repeat(hugeBytes) }))
  return [...beginning(answer, []).map(plain), frame.trimEnd()]
}

/** A sequence that breaks off, and a byte that UTF-8 does not have. */
export const invalidBytes = Buffer.from([0xc3, 0x28, 0xff])

/** Between the halves of the text stand bytes that are no UTF-8, within the JSON. */
export function wrongCharsetStream(answer: Answer): (string | Buffer)[] {
  const half = firstHalf(answer.text)
  const [before = '', after = ''] = plain(deltaChunk(answer, { content: '<here>' })).split('<here>')
  const rest = textDeltas(answer, answer.text.slice(half.length), -half.length)
  return [
    ...halfStream(answer, []),
    Buffer.concat([Buffer.from(before), invalidBytes, Buffer.from(after)]),
    ...rest.map((delta) => plain(deltaChunk(answer, delta))),
    ...ending(answer).map(plain),
  ]
}
