/** What the search of the help finds. */
import { expect, it } from 'vitest'
import type { HelpItem } from '#core/contract/pages/article'
import { helpSearch } from './help-search'

const item = (id: number, title: string, text: string): HelpItem => ({
  id,
  slug: 'x',
  group: 'app',
  locale: 'de',
  title,
  description: text,
  body: [{ tag: 'p', children: ['Vorher. ', { tag: 'strong', children: [text] }] }],
})
const search = helpSearch([
  item(1, 'Offline lesen', 'Lade ganze Übersetzungen auf dein Gerät.'),
  item(2, 'Notizen schreiben', 'Sie gehören zu deinem Konto.'),
  item(3, 'Die Tastatur', 'Die Taste m öffnet das Menü.'),
])

it.each([
  ['a word of the title', 'Notizen', [2]],
  ['a word inside the text, also in marked parts', 'Konto', [2]],
  ['a word without its accents', 'Ubersetzungen', [1]],
  ['a word with a slip', 'Tastatru', [3]],
  ['two words that stand apart', 'Gerät offline', [1]],
  ['nothing for a word that stands nowhere', 'Kirchenchor', []],
])('%s', (_, words, ids) => {
  expect(search(words).map(({ id }) => id)).toEqual(ids)
})
