import { expect, it } from 'vitest'
import { loggedPath, safeError } from './safe-log'

it('a query that failed is told without what it was asked with', () => {
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "my secret note"'), {
    code: '22P02',
    detail: 'Key (email)=(anna@example.org) already exists.',
    table: 'things',
  })
  const error = Object.assign(
    new Error('Failed query: insert into things values ($1)\nparams: my secret note', { cause }),
    { query: 'insert into things values ($1)', params: ['my secret note', 'anna@example.org'] },
  )
  const told = safeError(error)
  expect(JSON.stringify(told)).not.toMatch(/secret|anna/)
  expect(told).toMatchObject({
    query: 'insert into things values ($1)',
    cause: { code: '22P02', table: 'things' },
  })
})

it('any other error is told as it is', () => {
  expect(safeError(Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' }))).toMatchObject(
    {
      message: 'no space',
      code: 'ENOSPC',
      syscall: 'write',
    },
  )
  expect(safeError('text')).toEqual({ type: 'string', message: 'not an error', stack: '' })
})

it.each([
  ['/SDE/Joh3?q=words', '/*', 200, '/SDE/Joh3'],
  ['/search/SDE/what%20i%20fear', '/*', 200, '/search/SDE/-'],
  ['/de/search/SDE/words', '/*', 200, '/de/search/SDE/-'],
  ['/password-reset/secret', '/*', 200, '/password-reset/-'],
  ['/SDE/what%20i%20fear', '/*', 404, '/SDE/-'],
  [
    '/api/autocomplete/suggestions/de/words',
    '/api/autocomplete/suggestions/:locale/:input',
    200,
    '/api/autocomplete/suggestions/:locale/:input',
  ],
  ['/api/nothing/words', undefined, 404, '/api/-'],
])('%s is logged without what a person wrote', (url, route, status, logged) => {
  expect(loggedPath(url, route, status)).toBe(logged)
})
