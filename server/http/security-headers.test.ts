import { expect, it } from 'vitest'
import { contentPolicyFor } from './security-headers'

const policyWith = (videoHosts: readonly string[] | undefined) =>
  contentPolicyFor(
    {
      avatarUrl: undefined,
      publicSettings: { links: {}, ...(videoHosts && { videoHosts: [...videoHosts] }) },
    },
    [],
  )['content-security-policy'].split('; ')

it('lets exactly the players through that the operator has named', () => {
  expect(policyWith(['video.example.org', 'player.example.com'])).toContain(
    'frame-src https://video.example.org https://player.example.com',
  )
})

it('knows no frames where none are named', () => {
  expect(policyWith(undefined).filter((part) => part.startsWith('frame-src'))).toEqual([])
})
