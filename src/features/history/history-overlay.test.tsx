// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { ThingOf } from '#db/things'
import { draw, find, press, textsOf, until, write } from '../../../tests/support/drawn/draw'
import { signIn, thing } from '../../../tests/support/drawn/local-rows'
import { startPage } from '../../../tests/support/drawn/page'
import { HistoryOverlay } from './history-overlay'

const { t, worker } = startPage()

const noon = (daysAgo: number, minutes = 0) => {
  const day = new Date()
  day.setHours(12, minutes, 0, 0)
  day.setDate(day.getDate() - daysAgo)
  return day.getTime()
}

function read(name: string, occurredAt: number, type: 'text' | 'search' = 'text') {
  const data = { name, route: `/LUT/${name}`, type, abbreviations: 'LUT,ELB', parent: 0 as const, occurredAt }
  return thing<ThingOf<'act'>>({ key: `act:${name}`, kind: 'act', at: occurredAt, data })
}

const history = () => [
  read('Joh3', noon(0)),
  read('Mt5', noon(0, 30)),
  read('Licht', noon(2), 'search'),
  read('Ps23', noon(9)),
]

async function drawHistory() {
  await signIn(history())
  const drawn = await draw(<HistoryOverlay />)
  await until(() => expect(textsOf(drawn.container, 'h2')).not.toEqual([]))
  return drawn
}

describe('the history', () => {
  it('stands by day, the newest first, today by its name', async () => {
    const { container } = await drawHistory()
    const days = [...container.querySelectorAll('section')].map((day) => textsOf(day, 'li a'))
    expect(days).toEqual([['Mt5', 'Joh3'], ['Licht'], ['Ps23']])
    expect(textsOf(container, 'h2')[0]).toBe(t('history:today'))
  })
})

describe('the filter of the history', () => {
  it('keeps what has the words in its name or its translations', async () => {
    const { container } = await drawHistory()
    await write(find(container, 'input[type=search]'), 'ps')
    await until(() => expect(textsOf(container, 'li a')).toEqual(['Ps23']))
  })

  it('leaves out a kind that is switched off, and says how many are left', async () => {
    const { container } = await drawHistory()
    await press(find(container, 'button[aria-pressed]', t('history:type-text')))
    await until(() => expect(textsOf(container, 'li a')).toEqual(['Licht']))
    expect(find(container, '[role=status]').textContent).toBe(t('history:count', { count: 1 }))
  })

  it('has a way back to everything only where something is filtered', async () => {
    const { container } = await drawHistory()
    expect(container.textContent).not.toContain(t('history:reset'))
    await press(find(container, 'button[aria-pressed]', t('history:type-search')))
    await press(find(container, 'button', t('history:reset')))
    await until(() => expect(textsOf(container, 'li a')).toHaveLength(4))
    expect(container.textContent).not.toContain(t('history:reset'))
  })

  it('shows a single day', async () => {
    const { container } = await drawHistory()
    const day = new Date(noon(2))
    const two = (value: number) => String(value).padStart(2, '0')
    const wanted = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
    await write(find(container, 'input[type=date]'), wanted)
    await until(() => expect(textsOf(container, 'li a')).toEqual(['Licht']))
  })

  it('lists by name without days, numbers as numbers', async () => {
    await signIn([read('Psalm 23', noon(0)), read('Psalm 5', noon(1))])
    const { container } = await draw(<HistoryOverlay />)
    await until(() => expect(textsOf(container, 'li a')).toEqual(['Psalm 23', 'Psalm 5']))
    await write(find(container, 'select'), 'name')
    await until(() => expect(textsOf(container, 'li a')).toEqual(['Psalm 5', 'Psalm 23']))
    expect(textsOf(container, 'h2')).toEqual([])
  })
})

describe('clearing the history', () => {
  it('asks before it does, with the focus on the question', async () => {
    const { container } = await drawHistory()
    await press(find(container, 'button', t('history:clear')))
    expect(document.activeElement).toBe(find(container, '[role=alertdialog]'))
    expect(worker.inputsOf('change')).toEqual([])
  })

  it('does nothing when the person keeps it', async () => {
    const { container } = await drawHistory()
    await press(find(container, 'button', t('history:clear')))
    await press(find(container, 'button', t('history:keep')))
    expect(container.querySelector('[role=alertdialog]')).toBeNull()
    expect(worker.inputsOf('change')).toEqual([])
  })

  it('is one change', async () => {
    const { container } = await drawHistory()
    await press(find(container, 'button', t('history:clear')))
    await press(find(container, 'button', t('history:clearAll')))
    await until(() =>
      expect(worker.inputsOf('change')).toEqual([[{ kind: 'clear', key: 'clear', body: null }]]),
    )
  })

  it('is not offered where there is none', async () => {
    await signIn()
    const { container } = await draw(<HistoryOverlay />)
    await until(() => expect(find(container, '[role=status]').textContent).toBe(t('history:none')))
    expect(container.textContent).not.toContain(t('history:clear'))
  })
})
