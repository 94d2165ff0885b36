// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { compareNode } from '#core/scripture/reading/compare-node'
import { drawnPage } from '#core/scripture/reading/reading-node'
import { printHtml } from '#core/scripture/text/node'
import words from '../../../core/languages/de/scripture.json'
import { draw, find, until } from '../../../tests/support/drawn/draw'
import { startPage } from '../../../tests/support/drawn/page'
import { chapterWith, manifestOf, pageOf, storeEdition } from '../../../tests/support/drawn/texts'
import { NotePopover } from './note-popover'

startPage()

const english = manifestOf('ENG', { numbering: { base: 'eng', corrections: [] } })
const russian = manifestOf('RUS', { numbering: { base: 'rsc', corrections: [] } })
const psalm = (canonical: number, about: string) =>
  chapterWith(canonical, { 1: { references: [{ canonical: 19_050_012, content: about }] } }, 3)

/** The comparison as it stands in the document, with the mark of the further column. */
async function openMark(canonical: number, chapters: ReturnType<typeof psalm>[]) {
  const data = pageOf(canonical, { manifests: [english, russian], chapters: [psalm(canonical, 'own')] })
  const record = (chapter: (typeof chapters)[number]) => ({
    ...data.chapters[0],
    abbreviation: 'RUS',
    chapter,
  })
  const all = { ...data, chapters: [...data.chapters, ...chapters.map((one) => record(one) as never)] }
  const page = drawnPage(all, words, 'de')
  if (!page) throw new Error('no names')
  const drawn = compareNode({ ...page, canonical, manifests: all.manifests, chapters: all.chapters })
  const text = document.createElement('div')
  text.innerHTML = printHtml(drawn)
  document.body.append(text)
  await storeEdition(russian, chapters)
  const marks = [...text.querySelectorAll<HTMLElement>('.cell[data-abbr=RUS] .xr')]
  return async (index: number) => {
    const mark = marks[index]
    if (!mark) throw new Error(`no mark ${index}`)
    const { container } = await draw(<NotePopover mark={mark} data={all} onMark={() => {}} />)
    await until(() => expect(document.querySelector('li a')).not.toBeNull())
    return { mark, link: find(container.ownerDocument.body, 'li a') }
  }
}

it('references of a further column, which counts otherwise, lead to the same text in the first one', async () => {
  const open = await openMark(19_051_000, [psalm(19_050_000, 'Psalm 50,12')])
  const { mark, link } = await open(0)
  expect(link.getAttribute('href')).toBe('/ENG.RUS/Ps51,10')
  expect(mark.getAttribute('href')).toBe('/cross-reference/RUS/19050000#verse-1')
})

it('a mark of a further column belongs to its own chapter, also where two of them stand there', async () => {
  const open = await openMark(19_147_000, [psalm(19_146_000, 'first'), psalm(19_147_000, 'second')])
  expect((await open(1)).link.textContent).toBe('second')
})
