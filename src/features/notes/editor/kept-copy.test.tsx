// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { AppError } from '#core/errors'
import { draw, find, messages, press, until } from '../../../../tests/support/drawn/draw'
import { signIn } from '../../../../tests/support/drawn/local-rows'
import { bodyOf, idOf, noteOf, noteThing } from '../../../../tests/support/drawn/notes'
import { startPage } from '../../../../tests/support/drawn/page'
import { KeptCopy } from './kept-copy'

const { t, worker } = startPage()

const original = noteThing(1, noteOf('von drüben', { title: 'Licht' }))
const copy = noteOf('von mir', { title: 'Licht', copyOf: { note: idOf(1), writtenAt: 1 } })

async function drawCopy(hasOriginal = true) {
  await signIn(hasOriginal ? [original] : [])
  const drawn = await draw(<KeptCopy id={idOf(2)} copy={copy} edition={undefined} />, {
    path: `/notes?note=${idOf(2)}`,
  })
  if (hasOriginal) await until(() => expect(drawn.container.textContent).toContain('von drüben'))
  return drawn
}
const gone = { kind: 'note', key: `note:${idOf(2)}`, body: null }
const changes = () => worker.inputsOf('changeAll').map(([all]) => all)

describe('a text that another device overwrote', () => {
  it('takes the place of the other one when it is chosen', async () => {
    const { container, path } = await drawCopy()
    await press(find(container, 'button', t('notes:copyThis')))
    await until(() => expect(path()).toBe(`/notes?note=${idOf(1)}`))
    expect(changes()).toMatchObject([[{ key: original.key, body: { body: bodyOf('von mir') } }, gone]])
  })

  it('goes when the other one is chosen', async () => {
    const { container, path } = await drawCopy()
    await press(find(container, 'button', t('notes:copyThat')))
    await until(() => expect(path()).toBe(`/notes?note=${idOf(1)}`))
    expect(changes()).toEqual([[gone]])
  })

  it('becomes a note of its own when both are kept', async () => {
    const { container, path } = await drawCopy()
    await press(find(container, 'button', t('notes:copyBoth')))
    await until(() => expect(changes()).toHaveLength(1))
    const [[kept, removed] = []] = changes()
    expect(kept).toMatchObject({ body: { title: 'Licht', body: bodyOf('von mir') } })
    expect([original.key, gone.key]).not.toContain(kept?.key)
    expect(removed).toEqual(gone)
    await until(() => expect(path()).toBe(`/notes?note=${kept?.key.slice('note:'.length)}`))
  })

  it('can only be kept where the other one was deleted meanwhile', async () => {
    const { container } = await drawCopy(false)
    expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      t('notes:copyBoth'),
    ])
  })

  it('stays on the screen where the choice could not be stored', async () => {
    const { container, path } = await drawCopy()
    worker.answer({ changeAll: async () => Promise.reject(new AppError('quota-exceeded', {})) })
    await press(find(container, 'button', t('notes:copyThat')))
    await until(() => expect(messages()).toHaveLength(1))
    expect(path()).toBe(`/notes?note=${idOf(2)}`)
  })
})
