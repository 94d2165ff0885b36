import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { statusOf } from '../answers/error-answer'
import { readInput } from './read-input'

const request = (plain_password: string) =>
  ({
    params: {},
    query: {},
    body: { email: 'ruth@bible.example', plain_password },
    headers: {},
  }) as unknown as FastifyRequest
const read = (plain_password: string) => readInput('login', request(plain_password), undefined, '192.0.2.1')

it('a password may have every character but NUL, which is refused like every wrong field', () => {
  expect(read('drei\tKörbe\u0007\u{1F54A}').body.plain_password).toBe('drei\tKörbe\u0007\u{1F54A}')
  for (const password of ['\0', 'drei Körbe\0Brot', 'drei Körbe Brot\0']) {
    const failure = (() => {
      try {
        return read(password)
      } catch (error) {
        return error
      }
    })()
    expect([statusOf(failure), failure]).toMatchObject([
      400,
      { validation: { plain_password: expect.any(Array) } },
    ])
  }
})
