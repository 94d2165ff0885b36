/** What colleagues thought of to fool the checker (tests/support/assistant/hostile), in all nine languages: at most one in fifty is shown. */
import { describe, expect, it } from 'vitest'
import {
  blocksOf,
  checkedEvents,
  removedReasons,
  shownText,
} from '../../../tests/support/assistant/checked-text'
import { runsOf } from '../../../tests/support/assistant/lying/starter-text'
import { byLocale, firstSource, rowsOf, starterLibrary } from '../../../tests/support/assistant/rows'
import { type Locale, locales } from '../../contract/locales'
import { foldedWords } from '../compared-words'

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
const further = ['(%s)', '%s', '[[%s]]', '- %s: xyz', 'xyz (%s; %s).', '**%s**', '„%s“', '### %s']

describe.each(locales)('in %s', (locale) => {
  it('no false quotation is shown', async () => {
    const library = await starterLibrary(locale)
    const rows = byLocale('hostile/false-quotations.tsv').get(locale) ?? []
    expect(rows.length).toBeGreaterThan(10)
    const shown: string[] = []
    for (const [, sentence = '', wording = ''] of rows) {
      const text = ` ${foldedWords(shownText(await checkedEvents(library, [blocksOf(sentence)]))).join(' ')} `
      if (runsOf(foldedWords(wording)).some((run) => text.includes(` ${run} `))) shown.push(sentence)
    }
    expect(shown).toEqual([])
  })

  it('no invented reference is shown', async () => {
    const library = await starterLibrary(locale)
    const rows = byLocale('hostile/invented-references.tsv').get(locale) ?? []
    expect(rows.length).toBeGreaterThan(10)
    const shown: string[] = []
    for (const [, reference = ''] of rows)
      for (const frame of [frames[locale], ...further]) {
        const text = shownText(await checkedEvents(library, [blocksOf(frame.replaceAll('%s', reference))]))
        if (text.normalize('NFKC').includes(reference.normalize('NFKC'))) shown.push(`${frame} ${reference}`)
      }
    expect(shown).toEqual([])
  })

  it('harmless sentences stay', async () => {
    const library = await starterLibrary(locale)
    const rows = byLocale('harmless.tsv').get(locale) ?? []
    expect(rows.length).toBeGreaterThan(0)
    const removed: string[] = []
    for (const [, sentence = ''] of rows) {
      const events = await checkedEvents(library, [blocksOf(sentence)], { sources: [firstSource] })
      if (removedReasons(events).length > 0) removed.push(sentence)
    }
    expect(removed).toEqual([])
  })
})

it('a model that repeats every attack shows no address, no element and no link', async () => {
  const library = await starterLibrary('en')
  const rows = rowsOf('hostile/attacks.tsv')
  expect(rows.length).toBeGreaterThan(100)
  for (const [, , attack = ''] of rows) {
    const events = await checkedEvents(library, [blocksOf(attack, ...attack.split('\n'))])
    expect(shownText(events), attack).not.toMatch(
      /evil\s*\.\s*example|https?:|javascript:|<\s*\/?\s*[a-z!]|!\[|\p{Cf}(?<!\u200c)/iu,
    )
    for (const event of events)
      if ('part' in event && event.part.kind === 'text')
        for (const node of event.part.nodes) expect(node).toEqual(expect.any(String))
  }
})
