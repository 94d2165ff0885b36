// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ErrorWire } from '#core/errors'
import type { ScriptureElement } from '#core/scripture/text/node'
import { draw, find, nameOf, textsOf, until, wordsIn } from '../../../../tests/support/drawn/draw'
import { startPage } from '../../../../tests/support/drawn/page'
import { manifestOf, pageOf } from '../../../../tests/support/drawn/texts'
import { ChapterAbsent, NotOnDevice, PassageUnknown } from './chapter-states'
import { GrowingArticle, lengthInScreen, screenful } from './growing-article'

const { t } = startPage()

const failure = (code: ErrorWire['code']): ErrorWire => ({ code, message: '', details: {} })
const hrefs = (container: HTMLElement) =>
  [...container.querySelectorAll('a')].map((one) => one.getAttribute('href'))

describe('a text that did not come', () => {
  const drawIt = async (code: ErrorWire['code'], missing: readonly string[] = ['LUT']) => {
    const reading = {
      kind: 'found',
      missing: missing.map((abbreviation) => ({ abbreviation, canonical: 1 })),
    }
    const { container } = await draw(
      <NotOnDevice error={failure(code)} hasText={false} reading={reading} onRetry={() => {}} />,
    )
    return container
  }

  it('says without network which editions lack it, each once, and offers no download', async () => {
    const container = await drawIt('network', ['LUT', 'ELB', 'LUT'])
    expect(wordsIn(container)).toContain(t('reading:notHereHint', { editions: 'LUT und ELB' }))
    expect(hrefs(container)).toEqual([])
  })

  it('offers downloads where the network is there', async () => {
    expect(hrefs(await drawIt('internal'))).toEqual(['/downloads'])
  })

  it('is no fault of the app at a captive portal', async () => {
    expect(textsOf(await drawIt('captive-portal'), 'h1, h2')).toEqual([t('reading:notHere')])
    expect(textsOf(await drawIt('internal'), 'h1, h2')).toEqual([t('errors:title')])
  })
})

describe('a chapter that an edition does not have', () => {
  it('is opened in the columns that have it', async () => {
    const without = { ...manifestOf('OT'), bookList: manifestOf('OT').bookList.slice(0, 1) }
    const data = pageOf(43_003_000, { manifests: [without, manifestOf('LUT')] })
    const { container } = await draw(<ChapterAbsent data={data} absent={['OT']} />)
    expect(hrefs(container)).toContain('/LUT/Joh3')
  })

  it('is said quietly where only a further column lacks it', async () => {
    const data = pageOf(43_003_000, { manifests: [manifestOf('LUT'), manifestOf('OT')] })
    const { container } = await draw(<ChapterAbsent data={data} absent={['OT']} />)
    expect(hrefs(container)).toEqual([])
    expect(wordsIn(container)).toContain('OT')
  })
})

describe('words that are no passage', () => {
  it('can be searched for, whatever signs they have', async () => {
    const reading = { kind: 'passage-unknown', passage: 'licht & finsternis?', missing: [] } as never
    const { container } = await draw(<PassageUnknown reading={reading} />)
    expect(hrefs(container)).toContain('/search/licht%20%26%20finsternis%3F')
    expect(find(container, 'a[href^="/search"]')).toBeDefined()
    expect(nameOf(find(container, 'a[href="/"]'))).toBe(t('reading:toHome'))
  })
})

describe('how much text fills a screen', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['a phone', 390, 844, 1_029],
    ['a large screen, of which no more is drawn at once than is quick', 2_560, 1_440, 3_000],
  ])('is told for %s', (_, width, height, characters) => {
    vi.stubGlobal('innerWidth', width)
    vi.stubGlobal('innerHeight', height)
    expect(Math.round(screenful())).toBe(characters)
  })

  it('counts a short line of a poem as a line', () => {
    expect([lengthInScreen(3), lengthInScreen(600)]).toEqual([60, 600])
  })
})

describe('a chapter that is drawn from its top', () => {
  afterEach(() => vi.unstubAllGlobals())

  const element = (
    tag: ScriptureElement['tag'],
    children: ScriptureElement['children'],
    attributes = {},
  ): ScriptureElement => ({
    tag,
    attributes,
    children,
  })
  const paragraphs = Array.from({ length: 12 }, (_, index) =>
    element('p', [`${index} ${'Wort '.repeat(60)}`]),
  )
  const article = element(
    'article',
    [element('h1', ['Johannes 1']), element('div', paragraphs), element('ol', ['Noten'])],
    {
      class: 'chapter',
    },
  )

  it('has its beginning at once, then the rest, then what follows the text', async () => {
    vi.stubGlobal('innerWidth', 400)
    vi.stubGlobal('innerHeight', 800)
    const { container } = await draw(<GrowingArticle article={article} />)
    const atOnce = container.querySelectorAll('p').length
    expect(atOnce).toBeGreaterThan(1)
    expect(atOnce).toBeLessThan(12)
    expect(textsOf(container, 'h1')).toEqual(['Johannes 1'])
    expect(container.querySelector('ol')).toBeNull()
    await until(() => expect(container.querySelectorAll('p')).toHaveLength(12))
    expect(textsOf(container, 'ol')).toEqual(['Noten'])
    expect(textsOf(container, 'p').map((words) => Number.parseInt(words, 10))).toEqual(
      paragraphs.map((_, index) => index),
    )
  })
})
