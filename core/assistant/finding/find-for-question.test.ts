import { beforeAll, describe, expect, it } from 'vitest'
import { type EditionLibrary, editionLibrary } from '../../../tests/support/assistant/edition-library'
import { importStarter } from '../../../tests/support/editions/starter-source'
import { openSmall } from '../../../tests/support/packs/open-small'
import { smallCommentary, smallDictionary } from '../../../tests/support/packs/small-pack'
import { hearText } from '../../care/bundled-care'
import { bundledFinder } from '../../finder/bundled-finder'
import { tellFindings } from '../tell-findings'
import { findForQuestion } from './find-for-question'

let library: EditionLibrary

beforeAll(async () => {
  const packs = await Promise.all([smallDictionary, smallCommentary].map(openSmall))
  library = {
    ...(await editionLibrary(await importStarter('SDE'), 'de')),
    finder: await bundledFinder.finder('de', ['de']),
    contents: { packs: async () => packs },
  }
})

const find = async (question: string, canonicals: readonly number[] = [], earlier: readonly string[] = []) =>
  await findForQuestion({ question, canonicals, earlier, heard: await hearText(question, 'de') }, library)

async function shown(question: string, canonicals: readonly number[] = [], earlier: readonly string[] = []) {
  const { outcome, list } = await find(question, canonicals, earlier)
  return [outcome, ...list.map(({ code, sources }) => [code, sources[0]?.title ?? ''].join(' ').trim())]
}

describe('a question that names a place', () => {
  it('is answered with its verses and the commentary', async () => {
    const { list } = await find('Was bedeutet Johannes 3,16?')
    const [passage, commentary] = list
    expect(passage).toMatchObject({ code: 'passage', values: { title: 'Johannes 3,16' } })
    expect(passage?.sources[0]?.verses?.[0]?.text).toMatch(/Gott/)
    expect(commentary).toMatchObject({ code: 'commentary' })
    expect(commentary?.sources[0]).toMatchObject({ excerpt: 'Das Licht.', resource: 'TCM' })
  })

  it('names parallels only where the edition has them', async () => {
    // The starter edition has Mark and parts of John, and neither Matthew nor Luke.
    const { list } = await find('Markus 8,34')
    const all = list.flatMap(({ sources }) =>
      sources.flatMap((one) => [one.link, ...(one.places ?? []).map(({ link }) => link)]),
    )
    expect(all).toContain('/SDE/Mk8,34')
    expect(all.filter((link) => /^\/SDE\/(Mt|Lk)/.test(link))).toEqual([])
  })

  it('shows a long one from where it answers', async () => {
    const { list } = await find('Was steht in Markus 5 über die Tochter des Jaïrus?')
    const [first] = list[0]?.sources[0]?.verses ?? []
    expect(Number(first?.label)).toBeGreaterThan(20)
  })

  it('may be about selected verses', async () => {
    expect((await shown('Was heißt das?', [43_003_016, 43_003_017])).slice(0, 2)).toEqual([
      'found',
      'passage Johannes 3,16–17',
    ])
  })

  it('may ask for what is like it', async () => {
    const [outcome, first] = await shown('Welche Verse sind ähnlich wie Markus 6,41?')
    expect([outcome, first]).toEqual(['found', 'similar Markus 8,6'])
  })

  it('and what else there is, about the question before', async () => {
    const [, first] = await shown('Und gibt es ähnliche Stellen?', [], ['Was steht in Markus 6,41?'])
    expect(first).toBe('similar Markus 8,6')
  })

  it('without one is about the passage before', async () => {
    expect((await shown('Und was bedeutet das?', [], ['Was steht in Johannes 3,16?'])).slice(0, 3)).toEqual([
      'found',
      'about-before',
      'passage Johannes 3,16',
    ])
  })

  it('that does not exist is told so, with the one before it', async () => {
    const { outcome, list } = await find('Was steht in Johannes 3,99?')
    expect([outcome, list]).toEqual([
      'no-place',
      [
        {
          code: 'no-place-nearest',
          values: { words: 'Johannes 3,99', title: 'Johannes 3,36' },
          sources: [],
        },
      ],
    ])
  })
})

describe('other questions', () => {
  it('who somebody is: where he is told of, and the article under his name', async () => {
    const [outcome, ...list] = await shown('Wer war Nikodemus?')
    expect(outcome).toBe('found')
    expect(list).toEqual(expect.arrayContaining(['story Johannes 3,1–21', 'definition Nikodemus']))
  })

  it('a story: where the edition has it, also if not in its first place', async () => {
    expect((await shown('Wo steht das Gleichnis vom Sämann?')).slice(0, 2)).toEqual([
      'found',
      'story Markus 4,1–20',
    ])
  })

  it('a remembered wording: its verse', async () => {
    const [outcome, ...list] = await shown('den einzigen Sohn hergegeben damit niemand zugrunde geht')
    expect([outcome, list.join(' ')]).toEqual(['found', expect.stringContaining('Johannes 3,16')])
  })

  it.each(['Wie wird morgen das Wetter in Hamburg?', 'asdf jklö', 'Wie lautet mein Passwort?', '???'])(
    'nothing that fits: %s',
    async (question) => {
      const { outcome, list } = await find(question)
      expect([outcome, list[0]?.code, list[0]?.sources[0]?.kind]).toEqual(['nothing', 'nothing', 'search'])
    },
  )

  it('nothing that fits: says what can be asked, and what is near', async () => {
    const { list } = await find('Wie wird morgen das Wetter in Hamburg?')
    expect(list.map(({ code }) => code).slice(0, 2)).toEqual(['nothing', 'can-do'])
    expect(list[2]?.sources.every(({ kind, title }) => kind === 'entry' && title !== '') ?? true).toBe(true)
  })

  it.each([
    ['Bist du ein echter Mensch?', ['program', 'can-do']],
    ['Was schreibt Paulus im Brief an die Ägypter?', ['no-name', 'can-do']],
    ['Wer war Zarpantil?', ['no-name', 'can-do']],
  ])('%s', async (question, codes) => {
    const { outcome, list } = await find(question)
    expect([outcome, ...list.map(({ code }) => code).slice(0, 2)]).toEqual(['nothing', ...codes])
  })

  it('whoever calls the Bible invented is shown how people doubt', async () => {
    const { outcome, list } = await find('Die Bibel ist doch nur erfunden')
    expect([outcome, list[0]?.code]).toEqual(['nothing', 'doubt'])
    expect(list[0]?.sources[0]).toMatchObject({ kind: 'passage', title: 'Markus 9,17–27' })
  })

  it('a letter that stands in the Bible is no invented one', async () => {
    const { list } = await find('Was schreibt Paulus im Brief an die Römer?')
    expect(list.map(({ code }) => code)).not.toContain('no-name')
  })

  it('two that are compared: both articles', async () => {
    const { list } = await find('Was ist der Unterschied zwischen Adam und Nikodemus?')
    expect(list[0]).toMatchObject({ code: 'difference' })
    expect(list[0]?.sources.map(({ kind }) => kind)).toEqual(['article', 'article'])
  })

  it('somebody in danger gets a fixed text', async () => {
    const { outcome, care, list } = await find('Ich will nicht mehr leben')
    expect([outcome, care, list]).toEqual(['crisis', { kind: 'self', isCertain: true }, []])
  })

  it('somebody who may be in danger gets a soft paragraph before the answer', async () => {
    const heard = { outcome: 'possible', kind: 'despair' } as const
    const asked = { question: 'Was steht in Johannes 3,16?', canonicals: [], earlier: [], heard }
    const [care, sources, said] = tellFindings(await findForQuestion(asked, library), [])
    expect(sources?.type).toBe('sources')
    expect([care, said]).toMatchObject([
      { part: { kind: 'care', of: 'despair', isCertain: false } },
      { part: { kind: 'say', code: 'passage' } },
    ])
  })

  it('no source is shown twice, and not too many', async () => {
    const { list } = await find('Johannes 3,16; Johannes 3,16; Johannes 1,1; Johannes 2')
    const links = list.flatMap(({ sources }) => sources.map(({ link }) => link))
    expect(new Set(links).size).toBe(links.length)
    expect(links.length).toBeLessThanOrEqual(9)
  })
})

describe('a question that goes on from the one before', () => {
  it.each([
    ['Was hat er in der Nacht gefragt?', 'Wer war Nikodemus?'],
    ['Wo steht seine Geschichte?', 'Wer war Nikodemus?'],
    ['Und wann?', 'Was weißt du über Nikodemus?'],
  ])('is about the person of that one: %s', async (question, before) => {
    const { outcome, list } = await find(question, [], [before])
    expect([outcome, list[0]]).toMatchObject([
      'found',
      { code: 'about-before', values: { title: 'Nikodemus' } },
    ])
    expect(list.flatMap(({ sources }) => sources.map(({ title }) => title)).join()).toContain('Johannes 3')
  })

  it('is about the same person, however many follow', async () => {
    const { list } = await find('Und seine Freunde?', [], ['Wer war Nikodemus?', 'Wo lebte er?', 'Und wann?'])
    expect(list[0]).toMatchObject({ code: 'about-before', values: { title: 'Nikodemus' } })
  })

  it('says that it does not know who is meant', async () => {
    const { outcome, list } = await find('Und wie alt wurde er?', [], ['Was hilft gegen Angst?'])
    expect([outcome, list]).toEqual(['nothing', [{ code: 'who-is-meant', sources: [] }]])
  })

  it.each([
    ['Wer war Adam?', 'Wer war Nikodemus?'],
    ['Wo steht, dass Jesus sagt, er sei das Brot des Lebens?', 'Wer war Nikodemus?'],
    ['Und was sagt Petrus?', 'Wer war Nikodemus?'],
  ])('stands alone where it names somebody itself: %s', async (question, before) => {
    const { list } = await find(question, [], [before])
    expect(list.map(({ code }) => code)).not.toContain('about-before')
    expect(list.map(({ code }) => code)).not.toContain('who-is-meant')
  })
})

describe('a question of life', () => {
  it.each(['Mein kleiner Sohn ist gestern gestorben', 'Meine Oma ist gestorben', 'Mein Hund ist tot'])(
    'of grief is never sent away, nor answered by single verses: %s',
    async (question) => {
      const { outcome, list } = await find(question)
      expect(outcome).toBe('found')
      expect([...new Set(list.map(({ code }) => code))]).toEqual(['theme'])
    },
  )

  it.each([
    'Ich bin müde vom Beten',
    'Ich habe einen Rückfall gehabt und wieder getrunken, Gott muss mich hassen',
    'Mein Bruder redet seit der Erbschaft nicht mehr mit mir',
    'Ich habe Streit mit meiner Schwiegermutter wegen der Hochzeit',
  ])('shows nothing that only has its words: %s', async (question) => {
    const { list } = await find(question)
    const codes = list.map(({ code }) => code)
    for (const code of ['found', 'story', 'person', 'thing', 'definition']) expect(codes).not.toContain(code)
  })

  it('is about the loss it tells of: who has lost a job is no widow', async () => {
    const { list } = await find('Mein Mann hat seine Arbeit verloren')
    const titles = list.flatMap(({ values }) => values?.title ?? [])
    expect(titles).not.toContain('Witwen und Witwer')
  })

  it('a verse that somebody remembers is none, though it says "I"', async () => {
    const { list } = await find('nicht gerechte will ich rufen sondern sünder dazu bin ich gekommen')
    expect(list.flatMap(({ sources }) => sources.map(({ title }) => title)).join()).toContain('Markus 2,')
  })
})
