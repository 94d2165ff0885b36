// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as limits from '#core/limits'
import type { Thing } from '#db/things'
import { draw, find, press, textsOf, until, write } from '../../../tests/support/drawn/draw'
import { signIn } from '../../../tests/support/drawn/local-rows'
import { idOf, noteOf, noteThing, tagThing } from '../../../tests/support/drawn/notes'
import { startPage } from '../../../tests/support/drawn/page'
import { setOption } from '../../model/options/options'
import { NoteList } from './note-list'

const { t, worker, database } = startPage()

const hope = tagThing(9, 'Hoffnung')
const three = [
  noteThing(
    1,
    noteOf('Im Anfang', { title: 'Anfang', changedAt: 3, verses: [43_001_001], chapter: 43_001_000 }),
  ),
  noteThing(
    2,
    noteOf('Der Hirte', {
      title: 'Zuversicht',
      changedAt: 2,
      tags: [idOf(9)],
      verses: [19_023_001],
      chapter: 19_023_000,
    }),
  ),
  noteThing(3, noteOf('ohne Stelle', { title: 'Brot', changedAt: 1 }), { waiting: 1 }),
]

async function drawNotes(things: readonly Thing[] = [...three, hope]) {
  await signIn(things)
  const drawn = await draw(<NoteList />)
  await until(() => expect(drawn.container.querySelector('[role=status]')).not.toBeNull())
  return drawn.container
}
const titles = (container: HTMLElement) => textsOf(container, 'h3')

describe('the list of notes', () => {
  it('begins with the note that was changed last', async () => {
    expect(titles(await drawNotes())).toEqual(['Anfang', 'Zuversicht', 'Brot'])
  })

  it.each([
    ['title', ['Anfang', 'Brot', 'Zuversicht']],
    ['canonical', ['Zuversicht', 'Anfang', 'Brot']],
  ])('stands by %s when the person wants it so, on every device', async (sort, order) => {
    const container = await drawNotes()
    await write(find(container, 'select'), sort)
    await until(() => expect(titles(container)).toEqual(order))
    expect(worker.inputsOf('setOption')).toEqual([['note.list.sort', sort]])
    setOption('note.list.sort', 'changed')
  })

  it('keeps notes with the words in title, text or the names of their tags', async () => {
    const container = await drawNotes()
    for (const [words, left] of [
      ['hirte', ['Zuversicht']],
      ['BROT', ['Brot']],
      ['hoffnung', ['Zuversicht']],
      ['nirgends', []],
    ] as const) {
      await write(find(container, 'input[type=search]'), words)
      await until(() => expect(titles(container), words).toEqual(left))
    }
  })

  it('keeps notes that carry a tag, until it is pressed again', async () => {
    const container = await drawNotes()
    const tag = () => find(container, 'button[aria-pressed]', 'Hoffnung')
    await press(tag())
    await until(() => expect(titles(container)).toEqual(['Zuversicht']))
    expect(tag().getAttribute('aria-pressed')).toBe('true')
    await press(tag())
    await until(() => expect(titles(container)).toHaveLength(3))
  })

  it('offers only tags that a note carries', async () => {
    const container = await drawNotes([...three, hope, tagThing(8, 'Unbenutzt')])
    expect(textsOf(container, 'button[aria-pressed]')).toEqual(['Hoffnung'])
  })

  it('says which notes the server does not have yet', async () => {
    const container = await drawNotes()
    const cards = [...container.querySelectorAll('ul:last-of-type > li')]
    expect(cards.filter((card) => card.textContent?.includes(t('notes:notSynced'))).map(titlesOf)).toEqual([
      ['Brot'],
    ])
  })

  it('has a hint where there is none, and nothing to sort', async () => {
    const container = await drawNotes([])
    expect(container.textContent).toContain(t('notes:noneHint'))
    expect(container.querySelector('select')).toBeNull()
  })

  it('shows a hundred at a time', async () => {
    const many = Array.from({ length: limits.activityPageSize + 2 }, (_, index) =>
      noteThing(index + 1, noteOf('Text', { title: `Notiz ${index}` })),
    )
    const container = await drawNotes(many)
    expect(titles(container)).toHaveLength(limits.activityPageSize)
    await press(find(container, 'button', t('notes:more', { count: 2 })))
    await until(() => expect(titles(container)).toHaveLength(limits.activityPageSize + 2))
    expect(await database.options.count()).toBe(0)
  })
})

const titlesOf = (card: Element) => textsOf(card, 'h3')
