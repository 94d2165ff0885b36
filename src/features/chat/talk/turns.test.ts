import { expect, it } from 'vitest'
import type { ChatMessage } from '#core/contract/assistant/chat'
import { turnsOf } from './turns'

const message = (n: number, role: ChatMessage['role']): ChatMessage => ({
  n,
  role,
  content: '',
  error: false,
  state: 'complete',
  by: role === 'user' ? 'member' : 'library',
  parts: [],
  at: 0,
})
const numbers = (roles: string) =>
  turnsOf([...roles].map((role, at) => message(at + 1, role === 'q' ? 'user' : 'assistant'))).map(
    ({ question, answer }) => [question?.n, answer?.n],
  )

it.each([
  ['', []],
  ['qa', [[1, 2]]],
  [
    'qaqaq',
    [
      [1, 2],
      [3, 4],
      [5, undefined],
    ],
  ],
  [
    'qq',
    [
      [1, undefined],
      [2, undefined],
    ],
  ],
  [
    'aqaa',
    [
      [undefined, 1],
      [2, 3],
      [undefined, 4],
    ],
  ],
])('puts %s into turns', (roles, turns) => {
  expect(numbers(roles)).toEqual(turns)
})
