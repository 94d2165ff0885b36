// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { doing, draw, startDrawing } from '../../../tests/support/drawn/draw'
import { allOf, one, press, textOf } from '../../../tests/support/drawn/hand'
import { speakAll } from '../../../tests/support/drawn/speak'
import { ConfirmDialog } from './confirm-dialog'
import { ModalSheet } from './modal-sheet'

startDrawing()

describe('a modal', () => {
  const opener = () => {
    const button = document.createElement('button')
    document.body.append(button)
    button.focus()
    return button
  }
  const escape = (dialog: HTMLElement) =>
    doing(() => {
      const event = new Event('cancel', { bubbles: true, cancelable: true })
      dialog.dispatchEvent(event)
      return event
    })
  beforeEach(() => speakAll('de'))

  it('begins at its heading, asks to be closed by button, Esc and a press beside it, and gives the focus back', async () => {
    const before = opener()
    const onClose = vi.fn()
    const { end } = await draw(
      <ModalSheet title="Fehler melden" onClose={onClose}>
        <p>Text</p>
      </ModalSheet>,
    )
    const dialog = one('dialog', 'Fehler melden')
    expect(textOf(document.activeElement)).toBe('Fehler melden')
    await press(one('button', 'Schließen', dialog))
    expect((await escape(dialog)).defaultPrevented).toBe(true)
    await press(dialog)
    expect(onClose).toHaveBeenCalledTimes(3)
    await press(dialog.querySelector('p') ?? dialog)
    expect(onClose).toHaveBeenCalledTimes(3)
    await end()
    expect(document.activeElement).toBe(before)
  })

  it('that asks a question has its first choice at hand; Esc is the harmless one', async () => {
    const before = opener()
    const [onClose, discard] = [vi.fn(), vi.fn()]
    const { end } = await draw(
      <ConfirmDialog
        title="Eingaben verwerfen?"
        text="Noch nicht abgeschickt."
        choices={[
          { label: 'Weiterschreiben', variant: 'primary', onChoose: onClose },
          { label: 'Verwerfen', variant: 'danger', onChoose: discard },
        ]}
        onClose={onClose}
      />,
    )
    const dialog = one('alertdialog', 'Eingaben verwerfen?')
    expect(textOf(document.getElementById(dialog.getAttribute('aria-describedby') ?? ''))).toBe(
      'Noch nicht abgeschickt.',
    )
    expect(textOf(document.activeElement)).toBe('Weiterschreiben')
    await escape(dialog)
    expect([onClose.mock.calls.length, discard.mock.calls.length]).toEqual([1, 0])
    await press(one('button', 'Verwerfen'))
    expect(discard).toHaveBeenCalledOnce()
    await end()
    expect([document.activeElement === before, allOf('alertdialog').length]).toEqual([true, 0])
  })
})
