// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { doing, draw, find, press, textsOf, until, wordsIn, write } from '../../../tests/support/drawn/draw'
import { offline } from '../../../tests/support/drawn/network'
import { startPage } from '../../../tests/support/drawn/page'
import { servedContents } from '../../../tests/support/drawn/served-contents'
import { chapterWith, manifestOf, storeEdition } from '../../../tests/support/drawn/texts'
import { smallGraphics, smallVideos } from '../../../tests/support/packs/small-pack'
import { storePack } from '../../../tests/support/packs/store-pack'
import { GraphicOverlay } from './graphic-overlay'
import { GraphicsOverlay } from './graphics-overlay'
import { VideoOverlay } from './video-overlay'
import { VideosOverlay } from './videos-overlay'

const { t, worker, database } = startPage()

beforeEach(async () => {
  await Promise.all([database.packs.clear(), database.packSegments.clear(), database.articles.clear()])
  await storeEdition(manifestOf('LUT', { locale: 'de' }), [chapterWith(43_003_000, {}, 21)])
  await database.options.put({ path: 'selectedBibles', value: 'LUT' })
})

const openItem = async (kind: 'graphic' | 'video', path: string) =>
  (
    await draw(kind === 'graphic' ? <GraphicOverlay /> : <VideoOverlay />, {
      path: `/${kind}/${path}`,
      route: `/${kind}/$`,
    })
  ).container

describe('pictures', () => {
  it('are listed with what they show, and found by words', async () => {
    await storePack(database, smallGraphics)
    const { container } = await draw(<GraphicsOverlay />)
    await until(() => expect(textsOf(container, 'li a')).toEqual(['Ein Punkt']))
    expect(find(container, 'li img').getAttribute('src')).toMatch(
      /^\/api\/resources\/TPC\/media\/[0-9a-f]{64}$/,
    )
    await write(find(container, 'input'), 'xyz')
    await until(() => expect(wordsIn(container)).toContain(t('media:nothingFound')))
  })

  it('say so where there are none', async () => {
    const { container } = await draw(<GraphicsOverlay />)
    await until(() => expect(wordsIn(container)).toContain(t('areas:about-graphics')))
  })

  it('are asked of the server where they are not on this device', async () => {
    await storePack(database, smallGraphics)
    await database.packs.update('TPC', { manifest: undefined })
    worker.answer(servedContents(async () => ({ items: smallGraphics.articles, total: 1 })))
    const { container } = await draw(<GraphicsOverlay />)
    await until(() => expect(textsOf(container, 'li a')).toEqual(['Ein Punkt']))
    expect(worker.inputsOf('wantContents')).toEqual([
      ['packItems', [{ params: { abbreviation: 'TPC' }, query: {} }]],
    ])
  })

  it('are enlarged by buttons and keys, and put back', async () => {
    await storePack(database, smallGraphics)
    const container = await openItem('graphic', 'TPC/ein-punkt/1')
    await until(() => expect(container.querySelector('[role="application"]')).not.toBeNull())
    const image = find(container, '[role="application"] img')
    const scale = () => /scale\((.*)\)/.exec(image.style.transform)?.[1]
    expect(image.getAttribute('alt')).toBe('Ein Punkt')
    expect(scale()).toBe('1')
    await press(find(container, 'button', t('media:zoomIn')))
    expect(scale()).toBe('1.5')
    const key = (name: string) =>
      doing(() =>
        find(container, '[role="application"]').dispatchEvent(
          new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
        ),
      )
    await key('+')
    expect(Number(scale())).toBeCloseTo(2.1)
    await key('0')
    expect(scale()).toBe('1')
  })

  it('name whose they are, and the verses they belong to', async () => {
    await storePack(database, smallGraphics)
    const container = await openItem('graphic', 'TPC/ein-punkt/1')
    await until(() => expect(wordsIn(container)).toContain('Perikope · CC0-1.0'))
    await until(() => expect(wordsIn(container)).toContain('Johannes 3,16'))
  })
})

describe('videos', () => {
  it('are listed with their length', async () => {
    await storePack(database, smallVideos)
    const { container } = await draw(<VideosOverlay />)
    await until(() => expect(textsOf(container, 'li small')).toEqual(['1:35']))
  })

  it('load nothing before a click that names the host; a host that is not allowed is a link', async () => {
    await storePack(database, smallVideos)
    const container = await openItem('video', 'TVD/am-jordan/1')
    await until(() =>
      expect(textsOf(container, 'a[target]')).toEqual([
        t('media:watchAt', { host: 'video.example' }),
        t('media:watchAt', { host: 'player.example' }),
      ]),
    )
    expect(container.querySelector('iframe, video')).toBeNull()
  })

  it('show a player whose host the operator allows, without more rights than it needs', async () => {
    await storePack(database, smallVideos)
    await database.facts.put({ key: 'public-settings', value: { links: {}, videoHosts: ['player.example'] } })
    const container = await openItem('video', 'TVD/am-jordan/1')
    const name = t('media:playFrom', { host: 'player.example' })
    await until(() => expect(textsOf(container, 'button')).toContain(name))
    expect(container.querySelector('iframe')).toBeNull()
    await press(find(container, 'button', name))
    const frame = find(container, 'iframe')
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
    expect(frame.getAttribute('src')).toBe('https://player.example/1')
  })

  it('say at once that they need the internet, or that there is no source', async () => {
    await storePack(database, smallVideos)
    offline()
    const container = await openItem('video', 'TVD/zu-hause/2')
    await until(() => expect(wordsIn(container)).toContain(t('media:needsInternet')))
    expect(wordsIn(container)).toContain(t('media:noSource'))
  })
})
