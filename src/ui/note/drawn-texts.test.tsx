// @vitest-environment happy-dom
/** Texts that are drawn from trees with a closed list of elements: articles and notes, with the tags beside them. */
import { describe, expect, it, vi } from 'vitest'
import type { NoteBlock, NoteBody, NoteInline, NoteMark } from '#core/contract/members/note-body'
import type { ArticleNode } from '#core/contract/pages/article-node'
import { doing, draw, startDrawing } from '../../../tests/support/drawn/draw'
import { allOf, one, press, textOf, type } from '../../../tests/support/drawn/hand'
import { ArticleText } from '../article/article-text'
import { NoteText } from './note-text'
import { PassagePeek } from './passage-peek'
import { TagChips } from './tag-chips'
import { TagChoice } from './tag-choice'

startDrawing()
const element = (tag: Exclude<ArticleNode, string>['tag'], ...children: ArticleNode[]) => ({ tag, children })

describe('an article', () => {
  it.each([
    [2, ['H2', 'H3']],
    [3, ['H3', 'H4']],
  ] as const)('whose first headings are of level %i goes on below them', async (level, expected) => {
    const nodes = [element('h2', 'One'), element('h3', 'Two')]
    const { container } = await draw(<ArticleText nodes={nodes} locale="de" level={level} />)
    expect(allOf('heading', undefined, container).map(({ tagName }) => tagName)).toEqual(expected)
  })

  it('stands in its own language and direction', async () => {
    const { container } = await draw(<ArticleText nodes={['سلام']} locale="fa" />)
    expect(container.firstElementChild).toMatchObject({ lang: 'fa', dir: 'rtl', textContent: 'سلام' })
  })

  it('is text and elements, never markup', async () => {
    const nodes = [
      element('p', '<b>not bold</b>', element('strong', 'bold'), element('br'), 'end'),
      element('hr'),
    ]
    const { container } = await draw(<ArticleText nodes={nodes} locale="de" />)
    expect(container.firstElementChild?.innerHTML).toBe(
      '<p>&lt;b&gt;not bold&lt;/b&gt;<strong>bold</strong><br>end</p><hr>',
    )
  })

  it('tells other sites nothing, and has code within reach of the keyboard', async () => {
    const nodes = [
      { ...element('a', 'out'), href: 'https://example.org/' },
      { ...element('a', 'in'), href: '/help' },
      element('pre', 'code'),
    ]
    const { container } = await draw(<ArticleText nodes={nodes} locale="ar" />)
    expect(one('link', 'out', container).getAttribute('rel')).toBe('noreferrer')
    expect(one('link', 'in', container).getAttribute('rel')).toBeNull()
    expect(container.querySelector('pre')).toMatchObject({ tabIndex: 0, dir: 'ltr' })
  })
})

describe('a note', () => {
  const text = (words: string, ...marks: NoteMark[]): NoteInline => ({ type: 'text', text: words, marks })
  const paragraph = (...content: NoteInline[]): NoteBlock => ({ type: 'paragraph', content })
  const body = (...content: NoteBlock[]): NoteBody => ({ type: 'doc', content })
  const none = { linksIn: () => [], hrefOf: () => '/' }
  const drawNote = async (note: NoteBody) => {
    const { container } = await draw(<NoteText body={note} {...none} />)
    return (container.firstElementChild?.innerHTML ?? '').replaceAll(' dir="auto"', '')
  }

  it('has headings below those of the page, lists and quotations', async () => {
    const item = (words: string) => ({ type: 'listItem' as const, content: [paragraph(text(words))] })
    const note = body(
      { type: 'heading', attrs: { level: 2 }, content: [text('A')] },
      { type: 'heading', attrs: { level: 3 }, content: [text('B')] },
      { type: 'bulletList', content: [item('one')] },
      { type: 'orderedList', content: [item('two')] },
      { type: 'blockquote', content: [paragraph(text('three'))] },
      { type: 'paragraph' },
    )
    expect(await drawNote(note)).toBe(
      '<h4>A</h4><h5>B</h5><ul><li><p>one</p></li></ul><ol><li><p>two</p></li></ol>' +
        '<blockquote><p>three</p></blockquote><p></p>',
    )
  })

  it('has its marks one in the other, breaks, and links that tell nobody from where', async () => {
    const note = body(
      paragraph(
        text('a', { type: 'bold' }, { type: 'italic' }),
        { type: 'hardBreak' },
        text('b', { type: 'underline' }),
        text('c', { type: 'strike' }),
        text('d', { type: 'link', attrs: { href: 'https://example.org/' } }),
      ),
    )
    expect(await drawNote(note)).toBe(
      '<p><strong><em>a</em></strong><br><u>b</u><s>c</s>' +
        '<a href="https://example.org/" rel="noreferrer nofollow">d</a></p>',
    )
  })

  it('never becomes markup, whatever is written in it', async () => {
    expect(await drawNote(body(paragraph(text('<img src=x onerror=alert(1)>'))))).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    )
  })

  const reference = { from: 43_003_016, to: 43_003_016 }
  const links = {
    linksIn: (words: string) => {
      const start = words.indexOf('Joh 3,16')
      const found = { ...reference, start, end: start + 8 }
      return start < 0 ? [] : [{ start, end: start + 8, references: [found as never] }]
    },
    hrefOf: ({ from }: { from: number }) => `/SDE/${from}`,
  }

  it('has links where it names a passage, in marks too', async () => {
    const note = body(paragraph(text('see '), text('Joh 3,16', { type: 'bold' }), text('!')))
    const { container } = await draw(<NoteText body={note} {...links} />)
    const link = one('link', 'Joh 3,16', container)
    expect([link.getAttribute('href'), link.closest('strong') !== null]).toEqual(['/SDE/43003016', true])
    expect(textOf(container)).toBe('see Joh 3,16!')
  })

  it('has buttons instead where the passage is shown below', async () => {
    const onPeek = vi.fn()
    const note = body(paragraph(text('see Joh 3,16')))
    const { container, again } = await draw(<NoteText body={note} {...links} onPeek={onPeek} />)
    const button = one('button', 'Joh 3,16', container)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await press(button)
    expect(onPeek.mock.calls[0]?.[0]).toMatchObject(reference)
    await again(<NoteText body={note} {...links} onPeek={onPeek} peeked={reference} />)
    expect(one('button', 'Joh 3,16', container).getAttribute('aria-expanded')).toBe('true')
  })

  it.each([
    ['Also hat Gott', 'Also hat Gott'],
    ['', 'nicht hier'],
    [undefined, undefined],
  ])(
    'shows the words of a passage (%j) or that they are not here, once that is known',
    async (words, expected) => {
      const { container } = await draw(
        <PassagePeek
          label="Joh 3,16"
          href="/x"
          text={words}
          missing="nicht hier"
          loading="kommt"
          locale="he"
          direction="rtl"
        />,
      )
      const shown = container.querySelector('p')
      expect(shown ? textOf(shown) : undefined).toBe(expected)
      expect(shown?.getAttribute('dir') ?? undefined).toBe(words ? 'rtl' : undefined)
      expect(container.querySelectorAll('[aria-busy]')).toHaveLength(expected === undefined ? 1 : 0)
    },
  )
})

describe('tags', () => {
  const tags = [
    { id: '1', name: 'Trost', colour: 'red' as never },
    { id: '2', name: 'Hoffnung', colour: undefined },
  ]

  it('are links to their verses, and nothing where there are none', async () => {
    const { container, again } = await draw(<TagChips tags={tags} label="Tags" />)
    expect(allOf('link', undefined, container).map((link) => link.getAttribute('href'))).toEqual([
      '/tag/1',
      '/tag/2',
    ])
    await again(<TagChips tags={[]} label="Tags" />)
    expect(container.childElementCount).toBe(0)
  })

  it('are chosen and taken off by their switches', async () => {
    const onToggle = vi.fn()
    await draw(
      <TagChoice tags={tags} chosen={new Set(['2'])} texts={texts} onToggle={onToggle} onAdd={vi.fn()} />,
    )
    expect(one('button', 'Hoffnung').getAttribute('aria-pressed')).toBe('true')
    await press(one('button', 'Hoffnung'))
    await press(one('button', 'Trost'))
    expect(onToggle.mock.calls).toEqual([
      ['2', false],
      ['1', true],
    ])
  })

  it.each([
    ['Friede', [['Friede']], []],
    [' # Friede ', [['Friede']], []],
    ['trost', [], [['1', true]]],
    ['#TROST', [], [['1', true]]],
    [' # ', [], []],
  ])('written as %j are made or chosen', async (name, added, chosen) => {
    const [onAdd, onToggle] = [vi.fn(), vi.fn()]
    const { container } = await draw(
      <TagChoice tags={tags} chosen={new Set()} texts={texts} onToggle={onToggle} onAdd={onAdd} />,
    )
    await type(one('textbox', 'Neues Schlagwort'), name)
    await doing(() => {
      container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    })
    expect([onAdd.mock.calls, onToggle.mock.calls]).toEqual([added, chosen])
  })

  const texts = { choose: 'Schlagwörter wählen', name: 'Neues Schlagwort', add: 'Hinzufügen' }
})
