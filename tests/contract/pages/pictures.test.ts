/** The pictures that previews of shared links show, drawn by the real server and looked at. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallEdition } from '../small-edition'
import { put, startTestServer, type TestServer } from '../test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await put(server.library, { ...smallEdition(), abbreviation: 'CHI', name: '测试版', locale: 'zh' })
})
afterAll(async () => await server.close())

const get = async (url: string) => await server.app.inject({ url })

/** The address of the picture in the head of a page, without its origin. */
async function pictureOf(page: string): Promise<string> {
  const { body } = await get(page)
  return /<meta property="og:image" content="https:\/\/bible\.example([^"]+)">/.exec(body)?.[1] ?? ''
}

/** Colour of a point, as `#rrggbb`. */
async function colourAt(png: Buffer, xPx: number, yPx: number): Promise<string> {
  const canvas = createCanvas(1200, 630)
  const context = canvas.getContext('2d')
  context.drawImage(await loadImage(png), 0, 0)
  const [red = 0, green = 0, blue = 0] = context.getImageData(xPx, yPx, 1, 1).data
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

describe('the picture of a passage', () => {
  it('is a PNG of 1200 x 630 that may be kept for ever and shown anywhere', async () => {
    const path = await pictureOf('/TST/1Mo1,2')
    expect(path).toMatch(/^\/og\/TST\/1001002\.[0-9a-f]{12}\.png$/)
    const { statusCode, headers, rawPayload } = await get(path)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const image = await loadImage(rawPayload)
    expect([image.width, image.height]).toEqual([1200, 630])
  })

  it('has its edge where lines begin', async () => {
    const [paper, accent] = ['#fbfaf7', '#14596b']
    const german = (await get(await pictureOf('/TST/1Mo1'))).rawPayload
    expect([await colourAt(german, 5, 300), await colourAt(german, 1195, 300)]).toEqual([accent, paper])
    const target = String((await get('/ARA')).headers.location)
    const arabic = (await get(await pictureOf(target))).rawPayload
    expect([await colourAt(arabic, 5, 300), await colourAt(arabic, 1195, 300)]).toEqual([paper, accent])
  })

  it('is another for other verses, the same beside another translation', async () => {
    const [chapter, verse, beside] = await Promise.all(
      ['/TST/1Mo1', '/TST/1Mo1,2', '/TST.ENG/1Mo1'].map(pictureOf),
    )
    expect(beside).toBe(chapter)
    expect((await get(verse ?? '')).rawPayload.equals((await get(chapter ?? '')).rawPayload)).toBe(false)
  })

  it('is drawn once and then kept', async () => {
    const path = await pictureOf('/TST/1Mo2')
    const folder = join(server.library, '..', 'og')
    const first = await get(path)
    const kept = (await readdir(folder)).length
    expect((await get(path)).rawPayload.equals(first.rawPayload)).toBe(true)
    expect((await readdir(folder)).length).toBe(kept)
  })

  it('of an earlier text shows the present one, and is asked for again', async () => {
    const { statusCode, headers } = await get('/og/TST/1001002.0123456789ab.png')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
  })

  it.each([
    '/og/NONE/1001002.a1.png',
    '/og/TST/1001004.a1.png',
    '/og/TST/1001002-1001009.a1.png',
    '/og/TST/1003000.a1.png',
    '/og/TST/99001000.a1.png',
    '/og/TST/1001002.png',
    '/og/TST/%2e%2e%2findex.json',
  ])('of what does not exist is not found: %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  })

  it('is the one of the product where the faces lack the letters', async () => {
    await expect.poll(async () => (await get('/CHI/Gen1')).statusCode).toBe(200)
    expect(await pictureOf('/CHI/Gen1')).toBe('/og.png')
    const { statusCode, headers } = await get('/og/CHI/1001001.a1.png')
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([307, '/og.png', 'no-store'])
  })

  it('is not drawn without end for one address', async () => {
    const statuses = new Set<number>()
    for (let index = 0; index < 260; index++) statuses.add((await get('/og/NONE/1001002.a1.png')).statusCode)
    expect([...statuses].sort()).toEqual([404, 429])
  })
})
