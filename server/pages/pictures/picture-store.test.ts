import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pictureStore } from './picture-store'

let directory: string
beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'perikope-og-')), 'og')
})
afterEach(async () => await rm(join(directory, '..'), { recursive: true, force: true }))

const bytes = (size: number) => Buffer.alloc(size, 1)
const kept = async () => (await readdir(directory)).sort()

describe('pictureStore', () => {
  it('gives back what was stored, also to the next start', async () => {
    await pictureStore(directory, 1000).set('a', bytes(10))
    const next = pictureStore(directory, 1000)
    expect(await next.get('a')).toEqual(bytes(10))
    expect(await next.get('b')).toBeUndefined()
  })

  it('lets go what was asked for longest ago, once there is too much', async () => {
    const store = pictureStore(directory, 1000)
    for (const key of ['a', 'b', 'c']) {
      await store.set(key, bytes(300))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await store.get('a')
    await store.set('d', bytes(300))
    expect(await kept()).toEqual(['a.png', 'c.png', 'd.png'])
    expect(await store.get('b')).toBeUndefined()
  })

  it('counts what an earlier start left, oldest first', async () => {
    await pictureStore(directory, 1000).set('old', bytes(500))
    await utimes(join(directory, 'old.png'), new Date(0), new Date(0))
    await writeFile(join(directory, 'newer.png'), bytes(400))
    await pictureStore(directory, 1000).set('newest', bytes(400))
    expect(await kept()).toEqual(['newer.png', 'newest.png'])
  })

  it('draws anew what somebody deleted from the disk', async () => {
    const store = pictureStore(directory, 1000)
    await store.set('a', bytes(10))
    await rm(directory, { recursive: true })
    expect(await store.get('a')).toBeUndefined()
    await store.set('a', bytes(20))
    expect(await store.get('a')).toEqual(bytes(20))
  })
})
