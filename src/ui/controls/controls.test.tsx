// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearPage, doing, draw, startDrawing } from '../../../tests/support/drawn/draw'
import { allOf, key, one, press, textOf, type } from '../../../tests/support/drawn/hand'
import { SortSelect } from '../form/sort-select'
import { FilterField } from './filter-field'
import { Switch } from './switch'
import { Tabs } from './tabs'
import { useGridKeys } from './use-grid-keys'

startDrawing()
afterEach(() => {
  document.documentElement.dir = 'ltr'
})

describe('a grid of cells', () => {
  function Grid() {
    return (
      <div role="grid" tabIndex={-1} onKeyDown={useGridKeys()}>
        {Array.from({ length: 7 }, (_, index) => (
          <button key={index} type="button">
            {index}
          </button>
        ))}
      </div>
    )
  }
  /** Three in a row: 0 1 2 / 3 4 5 / 6 */
  const drawGrid = async () => {
    await draw(<Grid />)
    const cells = allOf('button')
    for (const [index, cell] of cells.entries())
      Object.defineProperty(cell, 'offsetTop', { value: Math.floor(index / 3) * 44 })
    return cells
  }

  it.each([
    ['ltr', 1, 'ArrowRight', 2],
    ['ltr', 2, 'ArrowRight', 3],
    ['ltr', 1, 'ArrowLeft', 0],
    ['rtl', 1, 'ArrowRight', 0],
    ['rtl', 1, 'ArrowLeft', 2],
    ['ltr', 1, 'ArrowDown', 4],
    ['ltr', 4, 'ArrowUp', 1],
    ['ltr', 4, 'Home', 0],
    ['ltr', 1, 'End', 6],
  ])('%s: from %i %s leads to %i', async (direction, from, name, to) => {
    document.documentElement.dir = direction
    const cells = await drawGrid()
    cells[from]?.focus()
    const event = await key(cells[from] ?? document.body, name)
    expect([textOf(document.activeElement), event.defaultPrevented]).toEqual([String(to), true])
  })

  it.each([
    [0, 'ArrowUp'],
    [5, 'ArrowDown'],
    [6, 'ArrowRight'],
    [1, 'a'],
  ])('at %i %s is left to the browser', async (from, name) => {
    const cells = await drawGrid()
    cells[from]?.focus()
    const event = await key(cells[from] ?? document.body, name)
    expect([textOf(document.activeElement), event.defaultPrevented]).toEqual([String(from), false])
  })
})

describe('a field that filters', () => {
  const drawField = async (value: string, more: { takesFocus?: boolean; onEnter?: () => void } = {}) => {
    const onChange = vi.fn()
    await draw(<FilterField label="Suchen" value={value} onChange={onChange} {...more} />)
    return { field: one('searchbox', 'Suchen'), onChange }
  }

  it('tells what is written', async () => {
    const { field, onChange } = await drawField('')
    await type(field, 'Joh')
    expect(onChange.mock.calls).toEqual([['Joh']])
  })

  it.each([
    ['Joh', {}, 1],
    ['  ', {}, 0],
    // A word that is still being put together is not finished by Enter.
    ['Joh', { isComposing: true }, 0],
  ])('with %j is done with Enter (%j): %i', async (value, more, times) => {
    const onEnter = vi.fn()
    const { field } = await drawField(value, { onEnter })
    await key(field, 'Enter', more)
    await key(field, 'x')
    expect(onEnter).toHaveBeenCalledTimes(times)
  })

  it('takes the focus only where it should', async () => {
    await drawField('')
    expect(document.activeElement).toBe(document.body)
    await clearPage()
    const { field } = await drawField('', { takesFocus: true })
    expect(document.activeElement).toBe(field)
  })
})

describe('choices', () => {
  it('of an order tell the one that was chosen, and nothing else', async () => {
    const onChange = vi.fn()
    await draw(
      <SortSelect
        label="Sortierung"
        sorts={['name', 'date'] as const}
        current="name"
        titleOf={(sort) => `nach ${sort}`}
        onChange={onChange}
      />,
    )
    const select = one('combobox')
    expect([...select.querySelectorAll('option')].map(textOf)).toEqual(['nach name', 'nach date'])
    await type(select, 'date')
    await type(select, 'elsewhere')
    expect(onChange.mock.calls).toEqual([['date']])
  })

  it('of lists say which is shown', async () => {
    const onChoose = vi.fn()
    const tabs = [
      { name: 'mine', title: 'Meine' },
      { name: 'all', title: 'Alle' },
    ] as const
    await draw(<Tabs label="Welche" tabs={tabs} current="all" onChoose={onChoose} />)
    const group = one('group', 'Welche')
    expect(allOf('button', undefined, group).map((tab) => tab.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ])
    await press(one('button', 'Meine', group))
    expect(onChoose).toHaveBeenCalledWith('mine')
  })

  it('that are on or off tell what they become', async () => {
    const onChange = vi.fn()
    const { again } = await draw(<Switch label="Dunkel" isOn={false} onChange={onChange} />)
    await press(one('switch'))
    expect(onChange).toHaveBeenCalledWith(true)
    await again(<Switch label="Dunkel" isOn onChange={onChange} />)
    expect(one('switch')).toHaveProperty('checked', true)
    await doing(() => one('switch').click())
    expect(onChange).toHaveBeenLastCalledWith(false)
  })
})
