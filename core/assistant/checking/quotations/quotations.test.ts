/** What reads as words of the Bible is shown from the library or not at all. The starter edition says John 1:16 and 3:16 its own way. */
import { describe, expect, it } from 'vitest'
import { checkedEvents, removedReasons, shownText } from '../../../../tests/support/assistant/checked-text'
import { firstSource, starterLibrary } from '../../../../tests/support/assistant/rows'
import { passageSource } from '../../passage-source'
import { mostSearches } from './wordings'

const said = 'every one of us has received grace on top of grace'
const loved = 'So great was God’s love for the world that he gave his Son'

async function check(text: string, sources = [firstSource]) {
  const events = await checkedEvents(await starterLibrary('en'), [text], { sources })
  return { events, shown: shownText(events), removed: removedReasons(events) }
}

describe('equal words become a citation', () => {
  it.each([
    [`John writes: “${said}”.`, 'John writes: John 1:16.'],
    [`John writes: "${said.toUpperCase()}!"`, 'John writes: John 1:16'],
    [`«${said}» and more`, 'John 1:16 and more'],
    [`„${said}“ and more`, 'John 1:16 and more'],
    [`He says ‘${said}’ here.`, 'He says John 1:16 here.'],
    [`He says *${said}* here.`, 'He says John 1:16 here.'],
    [`He says **${said}** here.`, 'He says John 1:16 here.'],
    [`He says \`${said}\` here.`, 'He says John 1:16 here.'],
    [`\\"${said}\\" it is.`, 'John 1:16 it is.'],
    [`&ldquo;${said}&rdquo; it is.`, 'John 1:16 it is.'],
    [`“${said}” (John 1:16) [[John 1:16]].`, 'John 1:16.'],
    [`> ${said}\n> — John 1:16`, 'John 1:16'],
    [`${said} — John 1:16`, 'John 1:16'],
    [`Jesus says that ${loved.toLowerCase()}.`, 'Jesus says that John 3:16.'],
    [`John 3:16: ${loved}.`, 'John 3:16.'],
    ['“So great was God’s love … none who believe in him should be lost”.', 'John 3:16.'],
    // Over two verses.
    ['“grace on top of grace. The law came as a gift through Moses” it says.', 'John 1:16-17 it says.'],
    // Never closed.
    [`He says “${said}`, 'He says John 1:16'],
  ])('%s', async (text, shown) => {
    const found = await check(text)
    expect(found.removed).toEqual([])
    expect(found.shown).toBe(shown)
    expect(found.events).toContainEqual({ type: 'sentence', part: { kind: 'source', n: 2 } })
  })
})

it('the sentence, its new source before it and the card behind it, once', async () => {
  const { events } = await check(`“${said}”. Again: “${said}”.`)
  const source = await passageSource(await starterLibrary('en'), 43_001_016, 43_001_016)
  expect(events.map(({ type }) => type)).toEqual(['sources', 'sentence', 'sentence', 'sentence'])
  expect(events[0]).toEqual({ type: 'sources', sources: [{ ...source, n: 2 }] })
  expect(events[2]).toEqual({ type: 'sentence', part: { kind: 'source', n: 2 } })
})

it('words of an article of the answer are a citation of it', async () => {
  const { shown, removed } = await check('The article calls it “the favour that a king shows”.')
  expect({ shown, removed }).toEqual({ shown: 'The article calls it Grace.', removed: [] })
})

describe('other words are not shown', () => {
  it.each([
    'John writes: “every one of us has received grace instead of grace”.',
    'He said: “Short words. But many of them!” Then he left.',
    '“Never closed and never written by anybody',
    'Never opened and never written by anybody”, he said.',
    'Jesus said: Love your car as yourself.',
    'Jesus said, Love your car as yourself.',
    '**Jesus:** Love your car as you love yourself.',
    'Jesus said whoever loves the car will live.',
    'The Bible tells us God helps those who help themselves.',
    'God helps those who help themselves, says the Lord.',
    'God helps those who help themselves – Proverbs 3:5',
    'Psalm 1:1 – God helps those who help themselves.',
    'Jesus said:\n- Love your car as yourself.',
    'Jesus said:\n\nLove your car as yourself.',
    '“God helps … those who help … themselves and nobody else”.',
    '“For … God … all … one”',
    `> ${said} always`,
    '***God helps those who help themselves***',
    '__God helps those who help themselves__',
    '<q>x</q> “God helps <b>those</b> who help themselves”',
    '“God helps\n\nthose who help\n\nthemselves every day”',
    '**Psalm 1:1**: God helps those who help themselves.',
    '**Psalm 1:2** Psalm 1:1: God helps those who help themselves.',
    'Psalm 1: I love the car as you love yourself.',
    // Somebody else is introduced behind a citation.
    `John says: “${said}” and Paul says: God helps those who help themselves`,
    `John 1:16: “${said}”, Mark 1:1: God helps those who help themselves`,
    // One mark closes the quotation inside, the other one the whole.
    '„Helps many!“, written by“ it says.',
    '« He said : « This is written by many car owners » to all.',
    // A mark with spaces on both sides may be either one.
    'God helps those who help themselves " (Mark 1:1).',
  ])('%s', async (text) => {
    const { shown, removed } = await check(text)
    expect(removed).toContain('quotation')
    expect(shown).not.toMatch(/car|helps|instead|many|written by|always/)
  })

  it('a verse of a source with a word altered, added or left out', async () => {
    const source = await passageSource(await starterLibrary('en'), 43_003_016, 43_003_016)
    const known = source ? [{ ...source, n: 1 }] : []
    const near = [
      'So great was the love for the world that he gave his Son.',
      'So great was God’s love for the rich world that he gave his Son.',
      'So great was God’s love for the world that gave his Son.',
    ]
    for (const text of near) expect((await check(text, known)).removed, text).toEqual(['quotation'])
    const exact = `${loved} is one sentence about giving.`
    expect(await check(exact, known)).toMatchObject({ removed: [], shown: exact })
  })

  it.each([
    ['true words', `“${said}” (Mark 1:1).`],
    ['true words in a sentence', `In Mark 1:1 it says “${said}”.`],
    ['true words behind a colon', `Mark 1:1: ${said}.`],
    ['true words beside a marker', `“${said}” [[Mark 1:1]].`],
  ])('%s that are given to another place', async (_, text) => {
    expect(await check(text)).toMatchObject({ shown: '', removed: ['quotation'] })
  })

  it('words of a source that are given to another place', async () => {
    const source = await passageSource(await starterLibrary('en'), 43_003_016, 43_003_016)
    const known = source ? [{ ...source, n: 1 }] : []
    const text = (place: string) => `It is that ${loved} [[${place}]].`
    expect(await check(text('Mark 1:1'), known)).toMatchObject({ shown: '', removed: ['quotation'] })
    expect((await check(text('John 3:16'), known)).removed).toEqual([])
    expect((await check(text('John 3'), known)).removed).toEqual([])
  })

  it.each([
    // The starter edition: "It is blasphemy! Who is able to forgive sins except God ...?"
    ['Mark 2:7: It is blasphemy! Who obed able to forgive.', 'Mark 2:7: It is blasphemy!'],
    ['Mark 2:7: It is rubbish! Who is able to forgive sins except God?', 'Mark 2:7: It is rubbish!'],
    ['John 3:99 and Mark 2:7: It is blasphemy! Who obed able to forgive.', ''],
    ['Mark 2:7 is sharp.\nWho is ever able to forgive sins except God?', 'Mark 2:7 is sharp.'],
    ['Mark 2:7: Jesus forgives. That is new.', 'Mark 2:7: Jesus forgives. That is new.'],
  ])('what goes on with words of a place: %s', async (text, shown) => {
    expect((await check(text)).shown.replace('\n', ' ')).toBe(shown)
  })

  it('what goes on with words that were not shown', async () => {
    const text = 'Jesus said: Love your car as yourself. Then your car will love you. He was a teacher.'
    expect(await check(text)).toMatchObject({ shown: 'He was a teacher.', removed: ['quotation'] })
  })

  it('what is too long to be kept together', async () => {
    const long = `“${'This is no verse of the Bible at all. '.repeat(60)}” Then a plain sentence.`
    expect(await check(long)).toMatchObject({ shown: 'Then a plain sentence.', removed: ['quotation'] })
  })

  it('more of them than may be looked up', async () => {
    const library = await starterLibrary('en')
    const before = library.searches
    const { shown } = await check(`“God never said number of words like this.” Fine.\n\n`.repeat(30))
    expect(shown.split('\n')).toHaveLength(30)
    expect(library.searches - before).toBeLessThanOrEqual(mostSearches)
  })
})

describe('what is no quotation stays', () => {
  it.each([
    'The word “grace” means a gift.',
    'He tells of the “good shepherd”.',
    'It is called “Song of Songs”.',
    'Paul connects love with patience.',
    // Words of the library.
    'It is “on top of grace” that he means.',
    "It's the disciples’ way, isn't it?",
    "In Hebrew it is called 'ozniyyah, an unclean bird of the law. It is large.",
    'The chapter tells you how they met, and he asked them to stay.',
    'Scholars say that the letter was written in Corinth.',
    // What somebody wants is told, not what he says: no reader takes it for words of the Bible.
    'Jesus tells us to love the car.',
    'He had three aims: to teach, to heal and to serve.',
    'The chapter has two halves – the question and the answer to it.',
    'This is *really* important, **very** important.',
  ])('%s', async (text) => {
    const { shown, removed } = await check(text)
    expect(shown.replace('\n', ' ')).toBe(text.replace(/\*/g, ''))
    expect(removed).toEqual([])
  })
})
