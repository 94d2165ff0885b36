import { describe, expect, it } from 'vitest'
import { queue } from './queue'

/** A piece of work that ends when it is told to. */
function work(content: string) {
  let resolve = (_: Buffer | undefined) => {}
  const promise = new Promise<Buffer | undefined>((settle) => {
    resolve = settle
  })
  return { run: () => promise, end: () => resolve(Buffer.from(content)) }
}

describe('queue', () => {
  it('does one piece after the other, in order', async () => {
    const line = queue(5)
    const done: string[] = []
    const slow = work('a')
    const first = line.run('a', async () => {
      const bytes = await slow.run()
      done.push('a')
      return bytes
    })
    const second = line.run('b', async () => {
      done.push('b')
      return Buffer.from('b')
    })
    slow.end()
    expect(String(await second)).toBe('b')
    expect(String(await first)).toBe('a')
    expect(done).toEqual(['a', 'b'])
  })

  it('does once what is asked for twice at once', async () => {
    const line = queue(5)
    let times = 0
    const count = async () => Buffer.from(String(++times))
    const answers = await Promise.all([line.run('a', count), line.run('a', count)])
    expect(answers.map(String)).toEqual(['1', '1'])
    expect(String(await line.run('a', count))).toBe('2')
  })

  it('turns newcomers away while too many wait', async () => {
    const line = queue(2)
    const slow = work('a')
    const first = line.run('a', slow.run)
    const second = line.run('b', async () => Buffer.from('b'))
    expect(await line.run('c', async () => Buffer.from('c'))).toBeUndefined()
    slow.end()
    await Promise.all([first, second])
    expect(String(await line.run('c', async () => Buffer.from('c')))).toBe('c')
  })

  it('goes on after work that failed', async () => {
    const line = queue(2)
    await expect(line.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(String(await line.run('a', async () => Buffer.from('a')))).toBe('a')
  })
})
