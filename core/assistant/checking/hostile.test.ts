/** What colleagues thought of to fool the checker (tests/support/assistant/hostile), in all nine languages: none of it is shown. */
import { describe, expect, it } from 'vitest'
import { checkedEvents, removedReasons, shownText } from '../../../tests/support/assistant/checked-text'
import { byLocale, firstSource, rowsOf, starterLibrary } from '../../../tests/support/assistant/rows'
import type { ChatEvent } from '../../contract/assistant/chat'
import { type Locale, locales } from '../../contract/locales'
import { linkPattern } from '../../contract/members/link-href'
import type { ArticleNode } from '../../contract/pages/article-node'
import { foldedWords } from './quotations/words'

/** Plain sentences around a reference. */
const frames = {
  de: 'Der Gedanke steht auch in %s deutlich.',
  en: 'The same thought is found in %s as well.',
  es: 'La misma idea aparece en %s con claridad.',
  fr: 'La même idée se trouve dans %s aussi.',
  pt: 'A mesma ideia aparece em %s também.',
  it: 'Lo stesso pensiero si trova in %s anche.',
  ar: 'نجد الفكرة نفسها في %s أيضا.',
  fa: 'همین اندیشه در %s نیز دیده می‌شود.',
  he: 'אותו רעיון נמצא גם ב %s בבירור.',
} satisfies Record<Locale, string>
/** Words in a row of a false wording that may not be seen. */
const tellingWords = 4

describe.each(locales)('in %s', (locale) => {
  it('no false quotation is shown', async () => {
    const library = await starterLibrary(locale)
    const shown: string[] = []
    const rows = byLocale('hostile/false-quotations.tsv').get(locale) ?? []
    expect(rows.length).toBeGreaterThan(10)
    for (const [, sentence = '', wording = ''] of rows) {
      const text = ` ${foldedWords(shownText(await checkedEvents(library, [sentence]))).join(' ')} `
      if (runsOf(foldedWords(wording)).some((run) => text.includes(` ${run} `))) shown.push(sentence)
    }
    expect(shown).toEqual([])
  })

  it('no invented reference is shown', async () => {
    const library = await starterLibrary(locale)
    const shown: string[] = []
    const rows = byLocale('hostile/invented-references.tsv').get(locale) ?? []
    expect(rows.length).toBeGreaterThan(10)
    for (const [, reference = ''] of rows) {
      for (const frame of [
        frames[locale],
        '(%s)',
        '%s',
        '[[%s]]',
        '- %s: xyz',
        'xyz (%s; %s).',
        '**%s**',
        '„%s“',
      ]) {
        const text = shownText(await checkedEvents(library, [frame.replaceAll('%s', reference)]))
        if (text.normalize('NFKC').includes(reference.normalize('NFKC'))) shown.push(`${frame} ${reference}`)
      }
    }
    expect(shown).toEqual([])
  })

  it('harmless sentences stay', async () => {
    const library = await starterLibrary(locale)
    const rows = byLocale('harmless.tsv').get(locale) ?? []
    const removed: string[] = []
    for (const [, sentence = ''] of rows) {
      const events = await checkedEvents(library, [sentence], { sources: [firstSource] })
      if (removedReasons(events).length > 0) removed.push(sentence)
    }
    expect(rows.length).toBeGreaterThan(0)
    expect(removed).toEqual([])
  })
})

it('a model that repeats every attack shows no address, no element and no foreign link', async () => {
  const library = await starterLibrary('en')
  const rows = rowsOf('hostile/attacks.tsv')
  expect(rows.length).toBeGreaterThan(100)
  for (const [, , attack = ''] of rows) {
    const events = await checkedEvents(library, [attack])
    const text = shownText(events)
    expect(text, attack).not.toMatch(
      /evil\s*\.\s*example|https?:|javascript:|<\s*\/?\s*[a-z!]|!\[|\p{Cf}(?<!\u200c)/iu,
    )
    for (const href of hrefsOf(events)) expect(href).toMatch(/^\/SEN\//)
    for (const href of hrefsOf(events)) expect(href).toMatch(linkPattern)
  }
})

function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, at) =>
    at + tellingWords <= words.length ? [words.slice(at, at + tellingWords).join(' ')] : [],
  )
}

function hrefsOf(events: readonly ChatEvent[]): string[] {
  const inside = (node: ArticleNode): string[] =>
    typeof node === 'string'
      ? []
      : [...(node.href === undefined ? [] : [node.href]), ...node.children.flatMap(inside)]
  return events.flatMap((event) =>
    event.type === 'sentence' && event.part.kind === 'text' ? event.part.nodes.flatMap(inside) : [],
  )
}
