// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { maxReportLength } from '#core/limits'
import { draw, find, messages, press, submit, until, wordsIn, write } from '../../../tests/support/drawn/draw'
import { offline } from '../../../tests/support/drawn/network'
import { startPage } from '../../../tests/support/drawn/page'
import { ReportForm, technicalData } from './report-form'

const { t, worker } = startPage('letters', 'forms')

beforeEach(() => vi.stubGlobal('__BUILD__', 'build 7'))
afterEach(() => history.replaceState(null, '', '/'))

const facts = () =>
  new Map(
    technicalData()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  )

describe('what the device says about itself', () => {
  it('is about the app, not about the person: no note, no search, no secret of an address', () => {
    history.replaceState(null, '', '/notes?note=00000000-0000-4000-8000-000000000001#secret')
    expect(facts().get('page')).not.toMatch(/[?#]|secret|0000/)
    expect(facts().get('version')).toBe('build 7')
  })

  it('says whether there is a network, and which language stands on the screen', () => {
    expect([facts().get('network'), facts().get('language')]).toEqual(['online', 'de, ltr'])
    offline()
    expect(facts().get('network')).toBe('offline')
  })

  it('names the minute, no more', () => {
    expect(technicalData()).toMatch(/time: \d{4}-\d\d-\d\dT\d\d:\d\d$/)
  })
})

describe('a report', () => {
  const place = { name: 'Johannes 3 · LUT', path: '/LUT/Joh3' }

  async function drawForm(given: typeof place | undefined = place) {
    const heard: unknown[] = []
    const tell = (what: unknown) => void heard.push(what)
    const { container } = await draw(
      <ReportForm
        type="text"
        place={given}
        onWritten={tell}
        onCancel={() => {}}
        onSent={() => tell('sent')}
      />,
    )
    return { container, heard, text: () => find<HTMLTextAreaElement>(container, 'textarea') }
  }
  const sent = () => worker.inputsOf('sendContactMessage').map(([letter]) => letter)

  it('goes with its place and with what the device says', async () => {
    worker.answer({ sendContactMessage: async () => 'sent' })
    const { container, heard, text } = await drawForm()
    await write(text(), 'Ein Wort fehlt.')
    await submit(find(container, 'form'))
    await until(() => expect(heard.at(-1)).toBe('sent'))
    expect(sent()).toMatchObject([{ call: 'reportContent', body: { type: 'text', text: 'Ein Wort fehlt.' } }])
    expect(JSON.stringify(sent())).toContain('/LUT/Joh3')
    expect(JSON.stringify(sent())).toContain('build 7')
    await until(() => expect(messages()).toEqual([t('letters:sent')]))
  })

  it('goes without both where the person takes them away', async () => {
    worker.answer({ sendContactMessage: async () => 'waiting' })
    const { container, text } = await drawForm()
    await press(find(container, 'button', t('letters:removePlace')))
    await press(find(container, 'input[type=checkbox]'))
    await write(text(), 'Ein Wort fehlt.')
    await submit(find(container, 'form'))
    await until(() => expect(sent()).toMatchObject([{ body: { content: '' } }]))
    await until(() => expect(messages()).toEqual([t('letters:waits')]))
  })

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['more than may be', 'x'.repeat(maxReportLength + 1)],
  ])('does not go with %s in it', async (_, words) => {
    const { container, text } = await drawForm()
    await write(text(), words)
    await submit(find(container, 'form'))
    await until(() => expect(text().getAttribute('aria-invalid')).toBe('true'))
    expect(sent()).toEqual([])
  })

  it('is one that is written as soon as there is a word, and none with blanks', async () => {
    const { heard, text } = await drawForm()
    await write(text(), '  ')
    await write(text(), 'Ein')
    await write(text(), '')
    expect(heard).toEqual([false, true, false])
  })

  it('shows what the device says before it is sent', async () => {
    const { container } = await drawForm(undefined)
    await press(find(container, 'button', t('letters:technicalShow')))
    expect(find(container, 'pre').textContent).toContain('build 7')
  })

  it('says without network that it waits', async () => {
    offline()
    const { container } = await drawForm()
    expect(wordsIn(container)).toContain(t('letters:offline'))
  })
})
