import { expect, it } from 'vitest'
import type { Video } from '#core/contract/content/article'
import { watchedSources } from './video-source'

const sources: Video['sources'] = [
  { kind: 'frame', url: 'https://player.example/embed/1' },
  { kind: 'page', url: 'https://video.example/watch/1' },
  { kind: 'file', url: '/media/one.mp4' },
]
const watched = (hosts: readonly string[], given = sources) =>
  watchedSources({ sources: given }, hosts, 'https://bible.example').map((one) => `${one.kind} ${one.url}`)

it('are own files, then links, then players of allowed hosts', () => {
  expect(watched(['player.example'])).toEqual([
    'file /media/one.mp4',
    'page https://video.example/watch/1',
    'frame https://player.example/embed/1',
  ])
})

it('are links where the host of a player is not allowed', () => {
  expect(watched([])[2]).toBe('page https://player.example/embed/1')
  expect(watched(['example'])[2]).toBe('page https://player.example/embed/1')
})

it.each<[Video['sources'][number]]>([
  [{ kind: 'file', url: 'https://elsewhere.example/one.mp4' }],
  [{ kind: 'page', url: 'javascript:alert(1)' }],
  [{ kind: 'frame', url: 'data:text/html,x' }],
  [{ kind: 'page', url: 'https://' }],
])('never are what leads elsewhere or runs: %j', (source) => {
  expect(watched(['elsewhere.example'], [source])).toEqual([])
})

it('are no players of this origin: a sandbox would not hold them', () => {
  const own = { kind: 'frame' as const, url: 'https://bible.example/x' }
  expect(watched(['bible.example'], [own])).toEqual(['page https://bible.example/x'])
})
