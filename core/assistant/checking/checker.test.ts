/** What of a model's blocks is shown: plain sentences, the numbers they cite, and sources in the library's own words. */
import { describe, expect, it } from 'vitest'
import {
  blocksOf,
  checkedEvents,
  removedReasons,
  shownText,
} from '../../../tests/support/assistant/checked-text'
import { firstSource, starterLibrary } from '../../../tests/support/assistant/rows'
import { chatEventSchema } from '../../contract/assistant/chat'
import type { Locale } from '../../contract/locales'
import { passageSource } from '../passage-source'
import { longestAnswer, openChecker } from './checker'

async function check(text: string, locale: Locale = 'en') {
  const events = await checkedEvents(await starterLibrary(locale), [blocksOf(text)], {
    sources: [firstSource],
  })
  for (const event of events) expect(chatEventSchema.safeParse(event).success).toBe(true)
  return { events, shown: shownText(events), removed: removedReasons(events) }
}

describe('a sentence goes', () => {
  it.each<[Locale, string, string]>([
    // places
    ['en', 'reference', 'The same thought is found in John 3:16 as well.'],
    ['en', 'reference', 'It is told in the third chapter of John.'],
    ['en', 'reference', 'The 151st Psalm tells of it.'],
    ['en', 'reference', 'John three sixteen tells of it.'],
    ['en', 'reference', 'We read of it in Romans chapter eight.'],
    ['en', 'reference', 'Third Corinthians tells of it.'],
    ['en', 'reference', 'Verse sixteen sums it up.'],
    ['en', 'markup', 'It stands in J\u043ehn III.'],
    ['en', 'reference', 'It stands in Ἰωάννην 3 for all to see.'],
    ['en', 'reference', 'It stands in Jn 3 for all to see.'],
    ['de', 'reference', 'Das steht in Johannes drei Vers sechzehn.'],
    ['de', 'reference', 'Das dritte Kapitel bei Johannes handelt davon.'],
    ['fr', 'reference', 'C’est le thème de Psaume cent cinquante et un.'],
    ['he', 'reference', 'זה נמצא ביוחנן ג׳ בבירור.'],
    ['ar', 'reference', 'نجد الفكرة في يوحنا ٣ أيضا.'],
    ['fa', 'reference', 'این اندیشه در فصل سوم یوحنا دیده می‌شود.'],
    // quotations
    ['en', 'quotation', 'The Bible has it, “God helps those who help themselves”.'],
    ['en', 'quotation', 'Jesus teaches: love your car as yourself.'],
    ['en', 'quotation', 'Jesus said that every rich man will be saved.'],
    ['en', 'quotation', 'He said to them, love your car.'],
    ['en', 'quotation', 'It is like ⟦God helps those who help⟧ to them.'],
    ['en', 'quotation', 'It is ¦God helps those who help¦ to them.'.replaceAll('¦', '§')],
    // verses of the edition, nearly
    ['en', 'quotation', 'So great was the hatred of God for the world that he gave his Son.'],
    ['en', 'quotation', 'Every one of us has received grace without any grace.'],
    // others
    ['en', 'language', 'Denn so sehr hat Gott die Welt gehasst, dass er nicht kam.'],
    ['en', 'language', 'In principio creavit Deus caelum et terram.'],
    ['en', 'language', 'Бог помогает тем, кто помогает себе сам.'],
    ['en', 'markup', '# The theme of the letter'],
    ['en', 'markup', '- A point of the list'],
    ['en', 'markup', 'A <b>b</b> of the text.'],
    ['en', 'markup', 'It stands in J o h n for all.'],
    ['en', 'markup', 'Jesus wept.\nAnd then he laughed at them.'],
    ['en', 'link', 'See https://evil.example/x for more.'],
    ['en', 'link', 'See evil.example for more of it.'],
  ])('%s, %s: %s', async (locale, reason, text) => {
    expect(await check(text, locale)).toMatchObject({ shown: '', removed: [reason] })
  })

  it('with the one that leads to it', async () => {
    const { shown, removed } = await check(
      'Jesus said. Blessed are the loud ones of the earth. They were many there.',
    )
    expect([shown, removed]).toEqual(['They were many there.', ['quotation']])
  })
})

describe('a sentence stays', () => {
  it.each<[Locale, string]>([
    ['en', 'John is the last of the gospels.'],
    ['en', 'Jonah spent three days in the fish and then he prayed.'],
    ['en', 'God gave Job seven sons in the end.'],
    ['en', 'The book has 16 chapters, and Psalms is longer.'],
    ['en', 'First Samuel is about kings; about 5,000 people were there.'],
    ['en', 'Some meet at 10:30, and the disciples’ way isn’t easy (so it seems).'],
    ['de', '1. Mose beginnt mit der Schöpfung, z. B. mit dem Licht am 1. Tag.'],
    ['de', 'Jona betet drei Tage im Fisch, um 586 v. Chr. fiel die Stadt.'],
    ['he', 'התנ״ך מספר על יונה שלושה ימים בים.'],
    ['fa', 'یونس سه روز در شکم ماهی بود و دعا می‌کرد.'],
  ])('%s: %s', async (locale, text) => {
    expect(await check(text, locale)).toMatchObject({ shown: text, removed: [] })
  })

  it('without the marks of one word, and numbers in brackets are cited', async () => {
    const { events } = await check('The word “grace” means an *undeserved* gift [1][9].')
    expect(events).toEqual([
      {
        type: 'sentence',
        part: {
          kind: 'text',
          begins: 'paragraph',
          nodes: ['The word grace means an undeserved gift.'],
          cites: [1],
        },
      },
    ])
  })
})

it('what a verse says is shown as that verse, and a passage that is cited behind its sentence, once', async () => {
  const library = await starterLibrary('en')
  const passage = await passageSource(library, 43_001_016, 43_001_016)
  if (!passage) throw new Error('no such verse')
  const verse = passage.verses?.[0]?.text ?? ''
  const said = await checkedEvents(library, [blocksOf(verse.replace(/[^\p{L}\s’']/gu, '').trim())])
  expect(shownText(said)).toBe('')
  expect(said.map(({ type }) => type)).toEqual(['sources', 'sentence'])
  expect(said[0]).toMatchObject({ sources: [{ title: passage.title, verses: passage.verses }] })
  const line = (text: string) => `${JSON.stringify({ text, cites: [2] })}\n`
  const cited = await checkedEvents(
    library,
    [line('Grace is a gift that nobody earns.') + line('It comes again and again to everybody.')],
    {
      sources: [firstSource, { n: 2, ...passage }],
    },
  )
  expect(cited.map((event) => ('part' in event ? event.part.kind : event.type))).toEqual([
    'text',
    'source',
    'text',
  ])
})

it('an answer is no longer than it may be', async () => {
  const texts = Array.from(
    { length: 200 },
    () => 'A plain sentence that tells nothing of any weight to the reader.',
  )
  const shown = shownText(await checkedEvents(await starterLibrary('en'), [blocksOf(...texts)]))
  expect(shown.length).toBeGreaterThan(longestAnswer * 0.9)
  expect(shown.replaceAll('\n', '').length).toBeLessThanOrEqual(longestAnswer)
})

it('several removals of one reason in a row are told once, and all are counted', async () => {
  const checker = openChecker({ library: await starterLibrary('en'), sources: [firstSource] })
  const texts = ['John 3:99 is.', 'Mark 17 is.', 'Fine it is for all.', 'Psalm 151 is.', '“God helps those.”']
  const events = [...(await checker.push(blocksOf(...texts))), ...(await checker.end())]
  expect(
    events.map((event) =>
      'part' in event && event.part.kind === 'removed' ? event.part.reason : event.type,
    ),
  ).toEqual(['reference', 'sentence', 'reference', 'quotation'])
  expect(checker.tally).toEqual({ blocks: 5, shown: 1, removed: 4 })
})
