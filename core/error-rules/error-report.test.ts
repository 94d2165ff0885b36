import { describe, expect, it } from 'vitest'
import { AppError } from '../errors'
import { isFailedNavigation, ReportLimit, reportOfError } from './error-report'

const facts = {
  origin: 'https://bible.example',
  address: '/search/meine%20Not?x=1',
  isMember: true,
  version: 'b7',
  locale: 'de',
}

function failure(message: string, stack?: string): Error {
  const error = new TypeError(message)
  error.stack = stack ?? ''
  return error
}

describe('a report of an error', () => {
  it('says what, where in our files, and to whom, but nothing that was typed', () => {
    const stack = [
      'TypeError: x is not a function',
      '    at draw (https://bible.example/assets/main-1a.js:3:14)',
      '    at https://bible.example/assets/page-2b.js?words=geheim:9:1',
      '    at chrome-extension://abc/inject.js:1:1',
      '    at https://other.example/assets/x.js:1:1',
    ].join('\n')
    expect(reportOfError(failure('x is not a function', stack), facts)).toEqual({
      name: 'TypeError',
      message: 'x is not a function',
      stack: ['assets/main-1a.js:3:14'],
      userType: 'Member',
      page: '/search',
      version: 'b7',
      locale: 'de',
    })
  })

  it.each([
    ['no user maria@example.org', 'no user <email>'],
    ['bad "meine Angst" here', 'bad <text> here'],
    ['failed https://bible.example/tag/Scheidung?x', 'failed <address>'],
    ['token abcdefghijklmnopqrstuvwxyz0123456789', 'token <secret>'],
    ['„Angst“ fehlt', '<text> fehlt'],
    ['a '.repeat(300), 'a '.repeat(100)],
  ])('%s becomes %s', (message, told) => {
    expect(reportOfError(failure(message), facts).message).toBe(told)
  })

  it.each([
    [new Error('ServiceWorkerRegError'), 'ServiceWorkerRegError'],
    [new AppError('api-response', { status: 500 }), 'ApiResponseError'],
    [new AppError('not-found'), 'BsNotFoundError'],
    ['a text', 'Error'],
    [undefined, 'Error'],
  ])('%s is reported as %s', (error, name) => {
    expect(reportOfError(error, { ...facts, isMember: false })).toMatchObject({ name, userType: 'Visitor' })
  })

  it('tells no address that holds a secret', () => {
    expect(reportOfError('x', { ...facts, address: '/password-reset/secret' }).page).toBe('-')
  })
})

it('each error is reported once, and no more than so many', () => {
  const limit = new ReportLimit(2)
  const reports = ['a', 'a', 'b', 'c', 'b'].map((message) => reportOfError(failure(message), facts))
  expect(reports.map((report) => limit.takes(report))).toEqual([true, false, true, false, false])
})

it.each([
  [new DOMException('', 'AbortError'), true],
  [{ isRedirect: true }, true],
  [{ isNotFound: true }, true],
  [new TypeError('x'), false],
  ['AbortError', false],
  [null, false],
])('%s is a failed navigation: %s', (error, isOne) => {
  expect(isFailedNavigation(error)).toBe(isOne)
})
