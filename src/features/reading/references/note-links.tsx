/**
 * Turns the passages in the notes below a text into links, as in the box of a note. The list is drawn before the code
 * that reads passages has loaded, and by the server without that code, so the links are added to its elements afterwards.
 */
import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Footnote } from '#core/contract/editions/chapter'
import type { Manifest } from '#core/contract/editions/edition'
import type { PageData } from '#core/contract/page-data'
import type { PassageLink } from '#core/scripture/passages/passage-links'
import { layoutChapter, type NumberedFootnote } from '#core/scripture/text/layout'
import { markedPieces } from '#core/scripture/text/marked-text'
import { byTheWay } from '../../../platform/client/by-the-way'
import { passageFinder } from './note-passages'
import { type ReferenceLinks, referenceLinks } from './reference-links'

interface Props {
  container: RefObject<HTMLElement | null>
  data: PageData
}

export function NoteLinks({ container, data }: Props): null {
  const locale = useTranslation().i18n.language
  useEffect(() => {
    const element = container.current
    if (!element) return
    const link = () => {
      for (const list of element.querySelectorAll<HTMLElement>('.notes'))
        byTheWay(linkList(list, data, locale))
    }
    link()
    // A growing text gets its notes last, and a text drawn again has notes without links.
    const watch = new MutationObserver(link)
    watch.observe(element, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [container, data, locale])
  return null
}

/** The address for which the text of a note was linked. */
const linkedFor = new WeakMap<HTMLElement, string>()

async function linkList(list: HTMLElement, data: PageData, locale: string): Promise<void> {
  const address = `${locale} ${data.address?.path}`
  for (const words of list.querySelectorAll<HTMLElement>('li > span')) {
    if (linkedFor.get(words) === address) continue
    linkedFor.set(words, address)
    const text = words.textContent
    const found = noteOf(words.parentElement?.id ?? '', text, data)
    const linking = found && referenceLinks(data, { ...found, verse: found.note.verse }, locale)
    if (!linking) continue
    const find = await passageFinder({ ...found, locale })
    // The element may hold another text by now.
    if (words.textContent === text) putLinks(words, found.note.footnote, find(text), linking)
  }
}

interface FoundNote {
  edition: Manifest
  /** Canonical number. */
  chapter: number
  note: NumberedFootnote
}

/** Finds a note by the `id` of its entry: `fn3`, in further columns `WEB-fn3`, in further chapters `c41005_fn3`, in both `WEB-c41005000_fn3`. */
function noteOf(id: string, text: string, data: PageData): FoundNote | undefined {
  const [, abbreviation = data.manifests[0]?.abbreviation, number] =
    /^(?:(.+)-)?(?:c\d+_)?fn(\d+)$/.exec(id) ?? []
  const edition = data.manifests.find((one) => one.abbreviation === abbreviation)
  for (const record of data.chapters) {
    if (!edition || record.abbreviation !== abbreviation) continue
    const note = layoutChapter(record.chapter).footnotes.find(
      (one) => String(one.number) === number && one.footnote.content === text,
    )
    if (note) return { edition, chapter: record.chapter.canonical, note }
  }
  return undefined
}

function putLinks(
  words: HTMLElement,
  note: Footnote,
  links: readonly PassageLink[],
  { hrefOf, onFollow }: ReferenceLinks,
): void {
  if (links.length === 0) return
  const ends = [0, ...links.map(({ end }) => end)]
  const pieces = links.flatMap(({ start, end, references: [first] }, index) => {
    const link = document.createElement('a')
    link.append(...wordsOf(note, start, end))
    if (first) link.href = hrefOf(first.from, first.to)
    link.addEventListener('click', onFollow)
    return [...wordsOf(note, ends[index] ?? 0, start), link]
  })
  words.replaceChildren(...pieces, ...wordsOf(note, ends.at(-1) ?? 0, note.content.length))
}

function wordsOf({ content, marks }: Footnote, from: number, to: number): (Node | string)[] {
  return markedPieces(content, marks, from, to).map(({ text, mark }) => {
    if (!mark) return text
    const marked = document.createElement('span')
    marked.dataset['mark'] = mark
    marked.textContent = text
    return marked
  })
}
