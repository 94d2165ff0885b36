import { expect, it } from 'vitest'
import { AppError } from '#core/errors'
import { failureLog } from './failure-log'

it('tells a failure once a minute, by its reason and the host alone', () => {
  const told: object[] = []
  let now = 0
  const log = { error: (details: object, message: string) => told.push({ ...details, message }) }
  const messages = { expected: 'the service does not help', unexpected: 'never' }
  const tell = failureLog(log, 'models.example', messages, () => now)
  const refused = new AppError('network', {}, { message: 'status 500' })
  for (now = 0; now <= 61_000; now += 1_000) tell(refused)
  expect(told).toEqual([
    { host: 'models.example', reason: 'status 500', message: messages.expected },
    { host: 'models.example', reason: 'status 500', message: messages.expected },
  ])
})
