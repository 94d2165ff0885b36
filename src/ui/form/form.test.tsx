// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#core/errors'
import { doing, draw, later, startDrawing, until } from '../../../tests/support/drawn/draw'
import { allOf, leave, one, press, textOf, type } from '../../../tests/support/drawn/hand'
import { speakAll } from '../../../tests/support/drawn/speak'
import { CheckField, ChoiceField, Field } from './field'
import { atLeast, email, required, sameAs } from './field-rules'
import { Form } from './form'
import { useForm } from './use-form'

type Sent = Readonly<Record<'email' | 'password' | 'again', string>>

const labels = { email: 'E-Mail', password: 'Passwort', again: 'Wiederholung' }
let sent: Sent[]
let answer: (values: Sent) => Promise<void>

/** A form as the account has them. */
function SignUp() {
  const form = useForm('sign-up', {
    initial: { email: '', password: '', again: '' },
    rules: { email: [required, email], password: [atLeast(8)], again: [sameAs('password')] },
    send: (values) => {
      sent.push(values)
      return answer(values)
    },
  })
  return (
    <Form form={form} labels={labels} action="Konto anlegen" label="Registrieren">
      <Field
        field={form.field('email')}
        label={labels.email}
        kind="email"
        isRequired
        hint="Für die Anmeldung"
      />
      <Field field={form.field('password')} label={labels.password} kind="password" />
      <Field field={form.field('again')} label={labels.again} kind="password" />
      <button type="button" onClick={() => form.reset({ email: 'a@b.de', password: '', again: '' })}>
        Zurück
      </button>
      <output>{form.isDirty ? 'changed' : 'as it was'}</output>
    </Form>
  )
}

const field = (label: string) => one('textbox', label)
const send = () =>
  doing(() => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
const problemOf = (label: string) => textOf(document.getElementById(`${field(label).id}-problem`))
const fill = async (mail: string, password = 'long enough', again = password) => {
  await type(field(labels.email), mail)
  await type(field(labels.password), password)
  await type(field(labels.again), again)
}

startDrawing()
beforeEach(async () => {
  await speakAll('de')
  sent = []
  answer = async () => undefined
  await draw(<SignUp />)
})

describe('a field', () => {
  it('says what is wrong once it was left with something in it, not while it is written', async () => {
    await type(field(labels.email), 'miriam@')
    expect(problemOf(labels.email)).toBe('')
    await leave(field(labels.email))
    expect(problemOf(labels.email)).not.toBe('')
    expect(field(labels.email).getAttribute('aria-invalid')).toBe('true')
    await type(field(labels.email), 'miriam@example.org')
    expect([problemOf(labels.email), field(labels.email).getAttribute('aria-invalid')]).toEqual(['', null])
  })

  it('says nothing when it is only passed', async () => {
    await leave(field(labels.email))
    expect(problemOf(labels.email)).toBe('')
  })

  it('is described by its hint, and by its problem as well', async () => {
    const described = () => field(labels.email).getAttribute('aria-describedby')
    expect(described()).toBe('sign-up-email-hint')
    await send()
    expect(described()).toBe('sign-up-email-hint sign-up-email-problem')
    expect(field(labels.email).getAttribute('aria-required')).toBe('true')
  })

  it('of a password can be shown and hidden again', async () => {
    const show = one('button', 'Passwort zeigen')
    expect(field(labels.password).getAttribute('type')).toBe('password')
    await press(show)
    expect(field(labels.password).getAttribute('type')).toBe('text')
    await press(one('button', 'Passwort verbergen'))
    expect(field(labels.password).getAttribute('type')).toBe('password')
  })
})

describe('a form that is not right', () => {
  it('is not sent; its summary names what is wrong and takes the focus', async () => {
    await fill('miriam@', 'short', 'other')
    await send()
    expect(sent).toEqual([])
    const summary = one('alert')
    expect(document.activeElement).toBe(summary)
    expect(allOf('button', undefined, summary).map(textOf)).toEqual([
      labels.email,
      labels.password,
      labels.again,
    ])
  })

  it('leads from the summary to each field', async () => {
    await send()
    await press(one('button', labels.email, one('alert')))
    expect(document.activeElement).toBe(field(labels.email))
  })

  it('takes the focus back to the summary with every try', async () => {
    await send()
    field(labels.email).focus()
    await send()
    expect(document.activeElement).toBe(one('alert'))
  })

  it('has no summary any more once all is right', async () => {
    await send()
    await fill('miriam@example.org')
    expect(allOf('alert')).toEqual([])
  })
})

describe('a form that is sent', () => {
  it('goes once, however often it is pressed, and says that it goes only if that takes a while', async () => {
    const slow = later()
    answer = () => slow.comes
    await fill('miriam@example.org')
    await send()
    await send()
    expect(sent).toEqual([{ email: 'miriam@example.org', password: 'long enough', again: 'long enough' }])
    const form = document.querySelector('form')
    expect([form?.getAttribute('aria-busy'), textOf(one('status'))]).toEqual(['true', ''])
    await until(() => expect(textOf(one('status'))).not.toBe(''))
    await doing(() => slow.come())
    expect(form?.getAttribute('aria-busy')).toBe('false')
    expect(allOf('alert')).toEqual([])
  })

  it('tells why it failed as a whole, and may be sent again', async () => {
    answer = () => Promise.reject(new AppError('network'))
    await fill('miriam@example.org')
    await send()
    expect(textOf(one('alert'))).not.toMatch(/^$|network/)
    expect(document.activeElement).toBe(one('alert'))
    answer = async () => undefined
    await send()
    expect([sent.length, allOf('alert').length]).toEqual([2, 0])
  })

  it('shows at its field what the server says of it, until that is changed', async () => {
    answer = () => Promise.reject(new AppError('invalid-input', { email: 'email-taken,other' }))
    await fill('miriam@example.org')
    await send()
    expect(problemOf(labels.email)).toMatch(/\S/)
    expect(problemOf(labels.email)).not.toContain('email-taken')
    expect(allOf('button', undefined, one('alert')).map(textOf)).toEqual([labels.email])
    await type(field(labels.email), 'mirjam@example.org')
    expect(problemOf(labels.email)).toBe('')
  })

  it('says of a field the server cannot name better that it is not right', async () => {
    answer = () => Promise.reject(new AppError('invalid-input', { password: 'Too_small' }))
    await fill('miriam@example.org')
    await send()
    expect(problemOf(labels.password)).toMatch(/\S/)
  })

  it('reports what nobody expected', async () => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
    const bug = new TypeError('bug')
    answer = () => Promise.reject(bug)
    await fill('miriam@example.org')
    await send()
    expect(reported).toEqual([bug])
    expect(one('alert')).toBeTruthy()
  })
  afterEach(() => void vi.unstubAllGlobals())
})

describe('a form that is set back', () => {
  it('has its new values, no problems, and is as it was', async () => {
    expect(textOf(document.querySelector('output'))).toBe('as it was')
    await fill('miriam@')
    await send()
    expect(textOf(document.querySelector('output'))).toBe('changed')
    await press(one('button', 'Zurück'))
    expect(textOf(document.querySelector('output'))).toBe('as it was')
    expect(field(labels.email)).toHaveProperty('value', 'a@b.de')
    expect([allOf('alert').length, problemOf(labels.password)]).toEqual([0, ''])
  })
})

describe('other fields', () => {
  function Choices() {
    const form = useForm('choices', {
      initial: { sex: 'female', news: '', text: '' },
      send: async () => undefined,
    })
    return (
      <>
        <ChoiceField
          field={form.field('sex')}
          label="Geschlecht"
          options={[
            { value: 'female', label: 'weiblich' },
            { value: 'male', label: 'männlich' },
          ]}
        />
        <CheckField field={form.field('news')} label="Newsletter" hint="Einmal im Monat" />
        <Field field={form.field('text')} label="Nachricht" kind="lines" maxLength={5} />
        <output>{JSON.stringify(form.values)}</output>
      </>
    )
  }

  it('are a choice, a check box that is `yes` or empty, and several lines', async () => {
    await draw(<Choices />)
    await type(one('combobox', 'Geschlecht'), 'male')
    await press(one('checkbox', 'Newsletter'))
    await type(one('textbox', 'Nachricht'), 'a\nb')
    const values = () => JSON.parse(textOf([...document.querySelectorAll('output')].at(-1)))
    expect(values()).toEqual({ sex: 'male', news: 'yes', text: 'a\nb' })
    expect(one('checkbox', 'Newsletter').getAttribute('aria-describedby')).toBe('choices-news-hint')
    await press(one('checkbox', 'Newsletter'))
    expect(values().news).toBe('')
  })
})
