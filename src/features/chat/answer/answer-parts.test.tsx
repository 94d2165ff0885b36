// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { answerNodeSchema, sayCodes } from '#core/contract/assistant/answer'
import { article, sentence, verse } from '../../../../tests/support/drawn/chats'
import { draw, find, key, press, textsOf, until, wordsIn } from '../../../../tests/support/drawn/draw'
import { startPage } from '../../../../tests/support/drawn/page'
import { isolate } from '../../../ui/words/isolate'
import { AnswerParts } from './answer-parts'

const { t } = startPage()

const sources = new Map([verse, article].map((source) => [source.n, source]))
const shown = async (...parts: Parameters<typeof AnswerParts>[0]['parts'][number][]) =>
  (await draw(<AnswerParts parts={parts} sources={sources} />)).container

describe('an answer', () => {
  it('shows a passage with its verses, its edition and the way to the text', async () => {
    const container = await shown({ kind: 'say', code: 'found' }, { kind: 'source', n: 1 })
    expect(wordsIn(container)).toContain(t('assistant:say-found'))
    expect(find(container, 'a', 'Johannes 3,16').getAttribute('href')).toBe('/LUT/Joh3,16')
    expect(wordsIn(container)).toContain('16Also hat Gott die Welt geliebt')
    expect(find(container, 'small').textContent).toBe('LUT')
  })

  it('says how many verses a passage has beyond those shown', async () => {
    const long = new Map([[1, { ...verse, verseCount: 4 }]])
    const { container } = await draw(<AnswerParts parts={[{ kind: 'source', n: 1 }]} sources={long} />)
    expect(find(container, 'a', t('assistant:moreVerses', { count: 3 })).getAttribute('href')).toBe(
      '/LUT/Joh3,16',
    )
  })

  it('shows the beginning of an article, and the whole name of where it is from', async () => {
    const container = await shown({ kind: 'source', n: 2 })
    expect(wordsIn(container)).toContain('Die Welt ist alles, was gemacht ist.')
    expect(find(container, 'small').textContent).toBe('Kleines Lexikon')
  })

  it('shows a word of the original with its form in words, how often it stands and how it is rendered', async () => {
    const word = { number: 'G25', forms: ['V-AAI-3S'], count: 1430, renderings: ['lieben', 'geliebt'] }
    const title = 'ἀγαπάω · G25'
    const source = {
      n: 1,
      kind: 'word',
      link: '/word/LUT/G25',
      title,
      resource: 'LUT',
      name: 'Luther',
      locale: 'grc',
      word,
    } as const
    const { container } = await draw(
      <AnswerParts parts={[{ kind: 'source', n: 1 }]} sources={new Map([[1, source]])} />,
    )
    expect(find(container, 'a', title).getAttribute('href')).toBe('/word/LUT/G25')
    expect(find(container, 'small').textContent).toBe('LUT')
    const said = wordsIn(container)
    expect(said).toContain('Verb, Aorist, Aktiv, Indikativ, 3. Person, Singular')
    expect(said).toContain('In LUT: 1.430 · lieben, geliebt')
  })

  it('offers to search for the words it found nothing for', async () => {
    const link = { ...article, n: 1, kind: 'search' as const, title: 'Wer?', link: '/search/LUT/Wer' }
    const { container } = await draw(
      <AnswerParts parts={[{ kind: 'source', n: 1 }]} sources={new Map([[1, link]])} />,
    )
    expect(find(container, 'a').textContent).toBe(t('assistant:searchFor', { words: isolate('Wer?') }))
    expect(container.querySelector('small')).toBeNull()
  })

  it('draws headings, paragraphs and lists of checked sentences', async () => {
    const container = await shown(
      sentence('Die Welt', { begins: 'heading' }),
      sentence('Gott liebt sie.', { begins: 'paragraph' }),
      sentence('Ganz.'),
      sentence('alle', { begins: 'item' }),
    )
    expect(textsOf(container, 'h3')).toEqual(['Die Welt'])
    expect(textsOf(container, 'p')).toEqual(['Gott liebt sie. Ganz.'])
    expect(textsOf(container, 'li')).toEqual(['alle'])
  })

  it('marks what was taken out, with the reason', async () => {
    const container = await shown(sentence('Gott liebt.'), { kind: 'removed', reason: 'quotation' })
    expect(textsOf(container, 'p small')).toEqual([t('assistant:removed-quotation')])
  })

  it('makes no markup of what it was given: neither elements nor links out of the app', async () => {
    const nodes = [
      '<b>fett</b>',
      { tag: 'a', href: 'https://example.org/', children: ['draußen'] },
      { tag: 'h2', children: ['groß'] },
    ]
    // The contract refuses them too.
    expect(nodes.map((node) => answerNodeSchema.safeParse(node).success)).toEqual([true, false, false])
    const container = await shown(sentence('', { nodes: JSON.parse(JSON.stringify(nodes)) }))
    expect(wordsIn(container)).toBe('<b>fett</b>draußengroß')
    expect(container.querySelector('b, a, h2')).toBeNull()
  })

  it('has numbers to call for somebody in danger, also where the answer is of before', async () => {
    for (const part of [
      { kind: 'care', of: 'despair', isCertain: true },
      { kind: 'say', code: 'crisis' },
    ] as const) {
      const container = await shown(part)
      expect(wordsIn(container)).toContain(t('care:despair'))
      await until(() => expect(container.querySelector('a[href^="tel:"]')).not.toBeNull())
    }
  })

  it('leaves no gap in a sentence of its own, whatever values came along', async () => {
    for (const code of sayCodes.filter((one) => one !== 'crisis'))
      expect(wordsIn(await shown({ kind: 'say', code }))).not.toContain('{{')
  })
})

describe('the number of a source', () => {
  it('opens it, and Escape gives the focus back', async () => {
    const container = await shown(sentence('Gott liebt.', { cites: [1] }))
    const number = find(
      container,
      'button',
      t('assistant:sourceNamed', { number: '1', title: 'Johannes 3,16' }),
    )
    number.focus()
    await press(number)
    await until(() => expect(wordsIn(document.body)).toContain('Also hat Gott die Welt geliebt'))
    expect(number.getAttribute('aria-expanded')).toBe('true')
    await key(find(document.body, '[role=dialog]'), 'Escape')
    await until(() => expect(wordsIn(document.body)).not.toContain('Also hat Gott die Welt geliebt'))
    expect(number.getAttribute('aria-expanded')).toBe('false')
  })

  it('stands with its source at the end of the answer, unless its text is shown there', async () => {
    const cited = sentence('Gott liebt.', { cites: [1, 2] })
    const container = await shown(cited, { kind: 'source', n: 2 })
    expect(wordsIn(container)).toContain(`${t('assistant:sources')}1Johannes 3,16LUT`)
    expect(container.querySelectorAll('a[href="/LUT/Joh3,16"]')).toHaveLength(1)
  })

  it('is left out where no sentence can cite it', async () => {
    const container = await shown({ kind: 'source', n: 1 })
    expect(wordsIn(container)).toMatch(/^Johannes 3,16LUT/)
  })

  it('of a source that never came is not shown', async () => {
    const container = await shown(sentence('Gott liebt.', { cites: [9] }))
    expect(container.querySelector('button')).toBeNull()
  })
})
