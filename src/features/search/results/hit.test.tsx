// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { draw, find, press, textsOf, until, wordsIn } from '../../../../tests/support/drawn/draw'
import { startPage } from '../../../../tests/support/drawn/page'
import { chapterWith, germanNames, manifestOf, storeEdition } from '../../../../tests/support/drawn/texts'
import { Hit } from './hit'
import type { HitRow } from './hit-rows'

const { t } = startPage()

const naming = {
  names: germanNames.names,
  separators: { book: ';', chapter: ',', verse: '.', range: '-' },
  locale: 'de',
}
const given: HitRow = {
  row: 43_001_004,
  cells: [
    {
      abbreviation: 'LUT',
      verses: [
        {
          verse: { verse: 4, content: 'Licht der Menschen', canonical: 43_001_004, row: 43_001_004 },
          isFound: true,
          marks: [[0, 5]],
          heading: undefined,
        },
      ],
    },
  ],
}
const drawHit = async (hit: HitRow) =>
  (
    await draw(
      <Hit
        hit={hit}
        editions={new Map()}
        namingOf={() => naming}
        search={{ path: '/search/LUT.ALL/Licht', words: 'Licht' }}
        chosen="LUT"
      />,
    )
  ).container

it('a verse of many editions shows the wording of another one, and opens there', async () => {
  await storeEdition(manifestOf('ELB'), [chapterWith(43_001_000, { 4: 'Leben war das Licht' })])
  const foundIn = ['LUT', 'ELB'].map((abbreviation) => ({ abbreviation, canonical: 43_001_004 }))
  const container = await drawHit({ ...given, foundIn })
  const pressed = () => textsOf(container, '[aria-pressed="true"]')
  expect([pressed(), find(container, 'h2 a').getAttribute('href')]).toEqual([['LUT'], '/LUT/Joh1,4'])
  const [, other] = container.querySelectorAll<HTMLElement>('[role="group"] button')
  if (other) await press(other)
  await until(() => expect(wordsIn(container)).toContain('Leben war das Licht'))
  expect([pressed(), find(container, 'h2 a').getAttribute('href')]).toEqual([['ELB'], '/ELB/43001004'])
  expect(container.querySelector('mark')).toBeNull()
})

it('a verse of one edition names it, and has no buttons', async () => {
  const container = await drawHit({ ...given, foundIn: [{ abbreviation: 'LUT', canonical: 43_001_004 }] })
  expect(container.querySelector('[role="group"]')).toBeNull()
  expect(wordsIn(container)).toContain('LUT')
})

it('of more editions than fit the rest is unfolded, and the focus stays', async () => {
  const names = ['LUT', 'ELB', 'MEN', 'NEU', 'ALT', 'KJV', 'BSB', 'SVD']
  const foundIn = names.map((abbreviation) => ({ abbreviation, canonical: 43_001_004 }))
  const container = await drawHit({ ...given, foundIn })
  expect(textsOf(container, '[role="group"] button')).toEqual([...names.slice(0, 5), '+3'])
  await press(find(container, `[aria-label="${t('search:furtherEditions', { number: '3' })}"]`))
  expect(textsOf(container, '[role="group"] button')).toEqual(names)
  expect(document.activeElement?.textContent).toBe('KJV')
})
