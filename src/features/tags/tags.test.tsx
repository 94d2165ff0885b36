// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { AppError } from '#core/errors'
import type { Thing, ThingOf } from '#db/things'
import {
  doing,
  draw,
  find,
  lastMessage,
  messages,
  press,
  submit,
  textsOf,
  until,
  wordsIn,
  write,
} from '../../../tests/support/drawn/draw'
import { signIn, thing } from '../../../tests/support/drawn/local-rows'
import { idOf, tagThing } from '../../../tests/support/drawn/notes'
import { startPage } from '../../../tests/support/drawn/page'
import type { KnownTag } from '../../model/study/use-tags'
import { OwnTag } from './own-tag'
import { OwnTags } from './own-tags'
import { TagForm } from './tag-form'

const { t, worker } = startPage()

const tagged = (tag: number, canonical: number) =>
  thing<ThingOf<'tgg'>>({
    key: `tgg:${idOf(tag)}:v:eng:${canonical}`,
    kind: 'tgg',
    data: { at: 1 },
    tags: [idOf(tag)],
    at: canonical,
  })
const hope: KnownTag = { id: idOf(9), name: 'Hoffnung', colour: 'green', shared: false, isBuiltIn: false }
const changes = () => worker.inputsOf('change').map(([change]) => change)

async function drawTags(things: readonly Thing[], sort = 'usercount') {
  await signIn(things)
  const { container } = await draw(<OwnTags sort={sort} />)
  await until(() => expect(textsOf(container, 'li a').length).toBeGreaterThan(0))
  return container
}
const names = (container: HTMLElement) =>
  textsOf(container, 'li a')
    .map((name) => name.trim())
    .filter((name) => /^(Hoffnung|Glaube|Anfang)$/.test(name))

describe('the tags of a member', () => {
  const things = [
    tagThing(9, 'Hoffnung'),
    tagThing(8, 'Anfang', { shared: true }),
    tagThing(7, 'Glaube'),
    tagged(9, 43_003_016),
    tagged(7, 1_001_001),
    tagged(7, 1_001_002),
  ]

  it.each([
    ['usercount', ['Glaube', 'Hoffnung', 'Anfang']],
    ['name', ['Anfang', 'Glaube', 'Hoffnung']],
  ])('stand by %s', async (sort, order) => {
    const container = await drawTags(things, sort)
    await until(() => expect(names(container)).toEqual(order))
  })

  it('say how many verses carry them, and which are shared', async () => {
    const container = await drawTags(things, 'name')
    const row = (name: string) =>
      wordsIn([...container.querySelectorAll('li')].find((one) => one.textContent?.includes(name)) as Element)
    await until(() => expect(row('Glaube')).toContain(t('tags:verseCount', { count: 2 })))
    expect(row('Anfang')).toContain(t('tags:isShared'))
    expect(row('Hoffnung')).not.toContain(t('tags:isShared'))
  })
})

describe('a new tag', () => {
  const name = (container: HTMLElement) => find<HTMLInputElement>(container, 'form input')

  it('is made with its name, and the field is free again', async () => {
    const container = await drawTags([])
    await write(name(container), '  Trost ')
    await submit(find(container, 'form'))
    await until(() =>
      expect(changes()).toMatchObject([{ kind: 'tag', body: { name: 'Trost', shared: false } }]),
    )
    await until(() => expect(name(container).value).toBe(''))
  })

  it.each(['hoffnung', ' HOFFNUNG '])('is not made a second time: %s', async (typed) => {
    const container = await drawTags([tagThing(9, 'Hoffnung')])
    await write(name(container), typed)
    await until(() => expect(name(container).getAttribute('aria-invalid')).toBe('true'))
    await submit(find(container, 'form'))
    await worker.answered()
    expect(changes()).toEqual([])
  })

  it('keeps what was typed where it could not be stored', async () => {
    worker.answer({ change: async () => Promise.reject(new AppError('quota-exceeded', {})) })
    const container = await drawTags([])
    await write(name(container), 'Trost')
    await submit(find(container, 'form'))
    await until(() => expect(messages()).toHaveLength(1))
    expect(name(container).value).toBe('Trost')
  })
})

describe('the form of a tag', () => {
  const drawForm = (tag = hope) => draw(<TagForm tag={tag} onRemove={undefined} />)
  const leave = (field: HTMLElement) =>
    doing(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  const nameField = (container: HTMLElement) => find<HTMLInputElement>(container, 'input[maxlength]')

  it('stores another name when the field is left', async () => {
    const { container } = await drawForm()
    await write(nameField(container), ' Zuversicht ')
    expect(changes()).toEqual([])
    await leave(nameField(container))
    const body = { name: 'Zuversicht', colour: 'green', shared: false }
    await until(() => expect(changes()).toEqual([{ kind: 'tag', key: `tag:${hope.id}`, body }]))
  })

  it.each(['Hoffnung', ' '])('stores no name that is none or the same: "%s"', async (typed) => {
    const { container } = await drawForm()
    await write(nameField(container), typed)
    await leave(nameField(container))
    await worker.answered()
    expect(changes()).toEqual([])
    expect(nameField(container).value).toBe('Hoffnung')
  })

  it('takes a colour away', async () => {
    const { container } = await drawForm()
    await press(find(container, 'label', t('tags:noColour')))
    await until(() => expect(changes()).toMatchObject([{ body: { name: 'Hoffnung', shared: false } }]))
    expect(changes()[0]).not.toHaveProperty('body.colour')
  })

  it('leaves the colour of a built-in tag alone', async () => {
    const { container } = await drawForm({ ...hope, isBuiltIn: true })
    expect(container.querySelector('fieldset')).toBeNull()
  })
})

describe('deleting a tag', () => {
  it('takes it off its verses in the same step, and brings all of it back', async () => {
    await signIn([tagThing(9, 'Hoffnung', { colour: 'green' }), tagged(9, 43_003_016), tagged(9, 1_001_001)])
    const { container, path } = await draw(<OwnTag tag={hope} />, { path: `/tag/${hope.id}` })
    await until(() => expect(wordsIn(container)).toContain(t('tags:verseCount', { count: 2 })))
    await press(find(container, 'button', t('tags:delete')))
    await until(() => expect(path()).toBe('/tags'))
    const gone = (canonical: number) => ({
      kind: 'tagging',
      key: `tgg:${hope.id}:v:eng:${canonical}`,
      body: null,
    })
    const [[removed] = []] = worker.inputsOf('changeAll')
    expect(removed).toEqual([
      gone(1_001_001),
      gone(43_003_016),
      { kind: 'tag', key: `tag:${hope.id}`, body: null },
    ])
    await doing(() => lastMessage()?.action?.run())
    await until(() => expect(worker.inputsOf('changeAll')).toHaveLength(2))
    const [, [restored] = []] = worker.inputsOf('changeAll')
    expect(restored).toMatchObject([
      { kind: 'tag', body: { name: 'Hoffnung', colour: 'green', shared: false } },
      { body: true },
      { body: true },
    ])
  })
})
