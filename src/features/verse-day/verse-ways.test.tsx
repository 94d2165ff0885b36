// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { draw, find, press, until } from '../../../tests/support/drawn/draw'
import { startPage } from '../../../tests/support/drawn/page'
import { manifestOf } from '../../../tests/support/drawn/texts'
import { VerseWays } from './verse-ways'

const { t } = startPage()

it('a verse as a picture opens the dialog of designs and formats, of a file of one’s own too', async () => {
  const edition = { ...manifestOf('WAYA'), id: 0 }
  const verse = { text: 'Im Anfang war das Wort.', href: '/WAYA/Joh1,1', label: 'Johannes 1,1', edition }
  // The document of the test has no fonts.
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true })
  const { container } = await draw(<VerseWays verse={verse} address="/verse-of-the-day" />)
  await press(find(container, 'button', t('verseDay:picture')))
  await until(() => expect(document.querySelector('dialog input[name="picture-design"]')).not.toBeNull())
})
