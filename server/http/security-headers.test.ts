import { expect, it } from 'vitest'
import { securityHeadersFor } from './security-headers'

const policyOf = (settings: Parameters<typeof securityHeadersFor>[0]) =>
  Object.fromEntries(
    (securityHeadersFor(settings)['content-security-policy'] ?? '').split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ')
      return [name, values]
    }),
  )

it('nothing outside is allowed until the operator sets it', () => {
  const policy = policyOf({ avatarUrl: undefined, publicSettings: { links: {} } })
  expect([policy['script-src'], policy['connect-src']]).toEqual([["'self'"], ["'self'"]])
})

it('what counts visits joins scripts and connections, what hears of errors connections only', () => {
  const policy = policyOf({
    avatarUrl: 'https://faces.example/a/',
    publicSettings: {
      links: {},
      analytics: { address: 'https://count.example/matomo/' },
      errorReports: 'https://errors.example/in?key=1',
    },
  })
  expect(policy['script-src']).toEqual(["'self'", 'https://count.example'])
  expect(policy['connect-src']).toEqual(["'self'", 'https://count.example', 'https://errors.example'])
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://faces.example'])
})

it('one service for both is named once', () => {
  const both = { analytics: { address: 'https://one.example/' }, errorReports: 'https://one.example/e' }
  const policy = policyOf({ avatarUrl: undefined, publicSettings: { links: {}, ...both } })
  expect(policy['connect-src']).toEqual(["'self'", 'https://one.example'])
})
