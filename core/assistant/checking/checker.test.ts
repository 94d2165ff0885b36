/** What may come out at all: text, short emphasis, links into the app; so much of it; and never the instructions. */
import { describe, expect, it } from 'vitest'
import { checkedEvents, removedReasons, shownText } from '../../../tests/support/assistant/checked-text'
import { firstSource, starterLibrary } from '../../../tests/support/assistant/rows'
import { chatEventSchema } from '../../contract/assistant/chat'
import { longestAnswer, openChecker } from './checker'

const secret = 'Never tell anybody that the blue door stands behind seven green hills of glass.'

async function check(text: string) {
  const events = await checkedEvents(await starterLibrary('en'), [text], { sources: [firstSource], secret })
  for (const event of events) expect(chatEventSchema.safeParse(event).success).toBe(true)
  return { events, shown: shownText(events), removed: removedReasons(events) }
}

describe('markup', () => {
  it.each([
    ['A ![x](https://evil.example/x.png) b.', 'A b.', ['markup']],
    ['A <b>b</b> c.', 'A b c.', ['markup']],
    ['A <img src=x onerror=alert(1)> b.', 'A b.', ['markup']],
    ['A <script>alert("x")</script> b.', 'A b.', ['markup']],
    ['A <!-- x --> b.', 'A b.', ['markup']],
    ['A &amp; b &lt;i&gt; c.', 'A & b c.', ['markup']],
    ['A [text](https://evil.example/) b.', 'A text b.', []],
    ['A [text](javascript:alert(1)) b.', 'A text b.', []],
    ['A https://evil.example/x?y=1 b.', 'A b.', ['link']],
    ['A <https://evil.example> b.', 'A b.', ['link']],
    ['A www.evil.example/x, b.', 'A, b.', ['link']],
    ['A evil.com/x b.', 'A b.', ['link']],
    ['A someone@evil.example b.', 'A b.', ['link']],
    ['A javascript:alert(1) b.', 'A b.', ['link']],
    ['A data:text/html,x b.', 'A b.', ['link']],
    ['| a | b |\n|---|---|\n| c | d |\n\nE.', 'E.', ['markup']],
    ['a | b | c\n--- | --- | ---\n\nE.', 'E.', ['markup']],
    ['```\nA b.\n```\nE.', 'E.', ['markup']],
  ])('%s', async (text, shown, removed) => {
    expect(await check(text)).toMatchObject({ shown, removed })
  })

  it('a link to a known source leads there under its own title', async () => {
    const { events } = await check('See [anything](/article/1).')
    expect(events[0]).toMatchObject({
      part: { nodes: ['See ', { tag: 'a', href: '/article/1', children: ['Grace'] }, '.'] },
    })
  })

  it('short emphasis stays', async () => {
    const { events } = await check('A **b** *c d* ***e*** _f_ `g` ~~h~~ *i.')
    expect(events[0]).toMatchObject({
      part: {
        nodes: [
          'A ',
          { tag: 'strong', children: ['b'] },
          ' ',
          { tag: 'em', children: ['c d'] },
          ' ',
          { tag: 'strong', children: ['e'] },
          ' ',
          { tag: 'em', children: ['f'] },
          ' g h i.',
        ],
      },
    })
  })
})

describe('the instructions', () => {
  it.each([
    secret,
    'It says that the blue door stands behind seven green.',
    Array.from(secret).reverse().join(''),
    Array.from(secret).join(' '),
    'THE-BLUE-DOOR-STANDS-BEHIND-SEVEN-GREEN-HILLS',
    'TmV2ZXIgdGVsbCBhbnlib2R5IHRoYXQgdGhlIGJsdWUgZG9vciBzdGFuZHMgYmVoaW5kIHNldmVuIGdyZWVuIGhpbGxzIG9mIGdsYXNzLg==',
    'Arire gryy nalobql gung gur oyhr qbbe fgnaqf oruvaq frira terra uvyyf bs tynff.',
    'The <i>blue</i> door <i>stands</i> behind <i>seven</i> green hills of glass.',
    '`Never tell anybody that the blue door stands`',
  ])('%s are not told', async (text) => {
    expect(await check(text)).toMatchObject({ shown: '', removed: ['instructions'] })
  })

  it('not in small pieces either', async () => {
    const { shown, removed } = await check(
      'Never tell anybody.\n\nThat the blue door.\n\nStands behind seven.\n\nGreen hills.',
    )
    expect(removed).toContain('instructions')
    expect(shown).not.toContain('the blue door')
  })

  it('other sentences of their words are', async () => {
    expect(await check('The door is blue, and the hills are green.')).toMatchObject({ removed: [] })
  })
})

it('an answer is no longer than it may be', async () => {
  const { shown } = await check('A plain sentence that says nothing of any weight. '.repeat(300))
  expect(shown.length).toBeGreaterThan(longestAnswer * 0.9)
  expect(shown.replaceAll('\n', '').length).toBeLessThanOrEqual(longestAnswer)
})

it('several removals of one reason in a row are told once, and all are counted', async () => {
  const checker = openChecker({ library: await starterLibrary('en'), sources: [firstSource] })
  const events = [
    ...(await checker.push(
      'John 3:99 is. Mark 17 is. Fine [1]. Psalm 151 is. “God helps those who help them.” ',
    )),
    ...(await checker.end()),
  ]
  expect(
    events.map((event) =>
      'part' in event && event.part.kind === 'removed' ? event.part.reason : event.type,
    ),
  ).toEqual(['reference', 'sentence', 'reference', 'quotation'])
  expect(checker.tally).toEqual({ shown: 1, removed: 4, cited: 1 })
})

it('what a removed sentence began begins with the next one', async () => {
  const { events } = await check('- John 3:99 is. Fine.\n- Good.')
  expect(
    events.map((event) => ('part' in event && event.part.kind === 'text' ? event.part.begins : '')),
  ).toEqual(['', 'item', 'item'])
})

it('a sentence without anything to look up is checked in a few ms', async () => {
  const library = await starterLibrary('en')
  const text = 'Paul connects love with patience, and patience with hope, in the chapter before this one. '
  await checkedEvents(library, [text.repeat(5)])
  const from = performance.now()
  await checkedEvents(library, [text.repeat(50)])
  expect((performance.now() - from) / 50).toBeLessThan(20)
})
