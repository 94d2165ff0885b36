import { describe, expect, it } from 'vitest'
import { packedFiles } from './packed-files'

const pack = JSON.stringify({ '/assets/area-1.js': 'export {}', '/assets/area-1.css': '.a{}' })

describe('packedFiles', () => {
  it('answers each file as what it is, and reads the pack once', async () => {
    let opened = 0
    const files = packedFiles(async () => {
      opened += 1
      return new Response(pack)
    })
    const [script, style] = await Promise.all([
      files.find('/assets/area-1.js'),
      files.find('/assets/area-1.css'),
    ])
    expect(await script?.text()).toBe('export {}')
    expect(script?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await style?.text()).toBe('.a{}')
    expect(style?.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(await (await files.find('/assets/area-1.js'))?.text()).toBe('export {}')
    expect(opened).toBe(1)
  })

  it('knows nothing else', async () => {
    const files = packedFiles(async () => new Response(pack))
    expect(await files.find('/assets/lang-fr-1.js')).toBeUndefined()
    expect(await files.find('constructor')).toBeUndefined()
  })

  it('asks for a pack again that was missing or damaged', async () => {
    const answers = [undefined, new Response(pack.slice(0, 20)), new Response(pack)]
    const files = packedFiles(async () => answers.shift())
    expect(await files.find('/assets/area-1.js')).toBeUndefined()
    expect(await files.find('/assets/area-1.js')).toBeUndefined()
    expect(await (await files.find('/assets/area-1.js'))?.text()).toBe('export {}')
  })
})
