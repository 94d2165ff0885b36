// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { builtInTagId } from '#core/study/built-in-tags'
import { keptWords } from '#core/study/word-marks/standing-words'
import type { ThingOf } from '#db/things'
import { doing, drawHook, until } from '../../../../../tests/support/drawn/draw'
import { signIn, thing } from '../../../../../tests/support/drawn/local-rows'
import { idOf, noteOf, noteThing } from '../../../../../tests/support/drawn/notes'
import { startPage } from '../../../../../tests/support/drawn/page'
import { manifestOf, pageOf } from '../../../../../tests/support/drawn/texts'
import type { ChosenWords } from '../../../../model/text/selected'
import { useChapterThings } from '../use-chapter-things'
import { useVerseActions } from './use-verse-actions'

const { worker } = startPage()

const chapter = 43_003_000
const english = manifestOf('KJV', { numbering: { base: 'eng', corrections: [] } })
const data = pageOf(chapter, { manifests: [english] })
const user = 7
const [green, blue] = [builtInTagId(user, 'green'), builtInTagId(user, 'blue')]
const target = (verse: number) => `v:eng:${chapter + verse}`
const places = [`eng:${chapter}`]

const tagging = (tag: string, verse: number) =>
  thing<ThingOf<'tgg'>>({
    key: `tgg:${tag}:${target(verse)}`,
    kind: 'tgg',
    data: { at: 1 },
    places,
    tags: [tag],
  })
const like = (verse: number) =>
  thing<ThingOf<'like'>>({ key: `like:verse:${target(verse)}`, kind: 'like', data: { at: 1 }, places })

const useBoth = ({ verses, words = [] }: { verses: readonly number[]; words?: readonly ChosenWords[] }) => {
  const things = useChapterThings(data)
  return { things, actions: useVerseActions(user, [{ data, verses, words }], things && [things]) }
}

async function at(
  verses: readonly number[],
  things: Parameters<typeof signIn>[0] = [],
  words: readonly ChosenWords[] = [],
) {
  await signIn(things)
  const hook = await drawHook(useBoth, { verses, words })
  await until(() => expect(hook.now().things).toBeDefined())
  return hook
}
const changes = () => worker.inputsOf('changeAll').flatMap(([all]) => all)
const put = (tag: string, verse: number) => ({
  kind: 'tagging',
  key: `tgg:${tag}:${target(verse)}`,
  body: true,
})
const take = (tag: string, verse: number) => ({ ...put(tag, verse), body: null })

describe('a colour', () => {
  it('goes on all selected verses, in one step, in the place of another one', async () => {
    const hook = await at([16, 17], [tagging(blue, 16)])
    await doing(() => hook.now().actions.colour('green'))
    await until(() => expect(changes()).toEqual([take(blue, 16), put(green, 16), put(green, 17)]))
    expect(worker.inputsOf('changeAll')).toHaveLength(1)
  })

  it('goes away when all of them have it already', async () => {
    const hook = await at([16, 17], [tagging(green, 16), tagging(green, 17)])
    expect(hook.now().actions.tags).toEqual(new Set([green]))
    await doing(() => hook.now().actions.colour('green'))
    await until(() => expect(changes()).toEqual([take(green, 16), take(green, 17)]))
  })

  it('stays on the verses that have it when others get it', async () => {
    const hook = await at([16, 17], [tagging(green, 16)])
    await doing(() => hook.now().actions.colour('green'))
    await until(() => expect(changes()).toEqual([put(green, 16), put(green, 17)]))
  })

  it('is erased without the tags that are no colours', async () => {
    const hook = await at([16], [tagging(green, 16), tagging(idOf(9), 16)])
    await doing(() => hook.now().actions.erase())
    await until(() => expect(changes()).toEqual([take(green, 16)]))
  })

  it('is no change where there is none to erase', async () => {
    const hook = await at([16])
    await doing(() => hook.now().actions.erase())
    expect(worker.inputsOf('changeAll')).toEqual([])
  })
})

describe('a colour of words', () => {
  const text = 'Denn so liebte Gott die Welt'
  const range = (words: string) => ({ from: text.indexOf(words), to: text.indexOf(words) + words.length })
  const chosen = (words: string): ChosenWords => ({
    verse: 16,
    verseEnd: 16,
    edition: 'KJV',
    canonical: chapter + 16,
    text,
    ...range(words),
  })
  const marked = (id: number, words: string, tag: string) =>
    thing<ThingOf<'wmk'>>({
      key: `wmk:${idOf(id)}`,
      kind: 'wmk',
      data: {
        tag,
        numbering: 'eng',
        canonical: chapter + 16,
        edition: 'KJV',
        ...keptWords(text, range(words)),
        at: 1,
      },
      places,
      tags: [tag],
    })
  const said = () =>
    changes().map(({ kind, key, body }) =>
      kind === 'wordMark' && body ? `${body.words} ${body.tag === green ? 'green' : 'blue'}` : `- ${key}`,
    )

  it('is one mark in the edition that is read', async () => {
    const hook = await at([16], [], [chosen('Gott')])
    await doing(() => hook.now().actions.colour('green'))
    await until(() => expect(said()).toEqual(['Gott green']))
    expect(changes()[0]).toMatchObject({
      body: { numbering: 'eng', canonical: chapter + 16, edition: 'KJV' },
    })
  })

  it('is pressed where all of them have it, and goes then', async () => {
    const hook = await at([16], [marked(5, 'liebte Gott die', green)], [chosen('Gott')])
    expect(hook.now().actions.colours).toEqual(new Set([green]))
    await doing(() => hook.now().actions.colour('green'))
    await until(() => expect(said()).toEqual(['liebte green', 'die green']))
  })

  it('changes the mark of the same words', async () => {
    const hook = await at([16], [marked(5, 'Gott', green)], [chosen('Gott')])
    await doing(() => hook.now().actions.colour('blue'))
    await until(() => expect(changes()).toMatchObject([{ key: `wmk:${idOf(5)}`, body: { tag: blue } }]))
  })

  it('of a whole verse covers marks; erasing takes off all', async () => {
    const hook = await at([16], [marked(5, 'Gott', green)])
    await doing(() => hook.now().actions.colour('blue'))
    await until(() =>
      expect(changes()).toEqual([{ kind: 'wordMark', key: `wmk:${idOf(5)}`, body: null }, put(blue, 16)]),
    )
  })

  it('stays on the other words when a whole verse loses some', async () => {
    const hook = await at([16], [tagging(green, 16)], [chosen('so liebte Gott die Welt')])
    await doing(() => hook.now().actions.erase())
    await until(() => expect(said()).toEqual([`- tgg:${green}:${target(16)}`, 'Denn green']))
  })

  it('leaves a tag alone that is more than a colour', async () => {
    const hook = await at([16], [tagging(idOf(9), 16)], [chosen('Gott')])
    await doing(() => hook.now().actions.erase())
    expect(worker.inputsOf('changeAll')).toEqual([])
  })
})

describe('a like', () => {
  it('is of all selected verses or of none', async () => {
    const some = await at([16, 17], [like(16)])
    expect(some.now().actions.isLiked).toBe(false)
    await doing(() => some.now().actions.like())
    await until(() =>
      expect(changes()).toEqual(
        [16, 17].map((verse) => ({ kind: 'like', key: `like:verse:${target(verse)}`, body: true })),
      ),
    )
  })

  it('is taken back from all of them', async () => {
    const hook = await at([16, 17], [like(16), like(17)])
    expect(hook.now().actions.isLiked).toBe(true)
    await doing(() => hook.now().actions.like())
    await until(() => expect(changes().map(({ body }) => body)).toEqual([null, null]))
  })
})

describe('a tag', () => {
  it('is one of the selection only where every verse carries it', async () => {
    const hook = await at([16, 17], [tagging(idOf(8), 16), tagging(idOf(8), 17), tagging(idOf(9), 16)])
    expect(hook.now().actions.tags).toEqual(new Set([idOf(8)]))
  })

  it('is made and put on the verses in one step', async () => {
    const hook = await at([16])
    await doing(() => hook.now().actions.addTag('Hoffnung'))
    await until(() => expect(changes()).toHaveLength(2))
    const [tag, put] = changes()
    expect(tag).toMatchObject({ kind: 'tag', body: { name: 'Hoffnung', shared: false } })
    expect(put?.key).toBe(`tgg:${tag?.key.slice('tag:'.length)}:${target(16)}`)
  })

  it('is taken off', async () => {
    const hook = await at([16], [tagging(idOf(9), 16)])
    await doing(() => hook.now().actions.tag(idOf(9), false))
    await until(() => expect(changes()).toEqual([take(idOf(9), 16)]))
  })
})

describe('a note', () => {
  it('begins in the editor, at the selected verses', async () => {
    const hook = await at([16, 17])
    await doing(() => hook.now().actions.note())
    expect(hook.path()).toMatch(/^\/notes\?note=[0-9a-f-]{36}&at=eng:43003016,43003017$/)
  })
})

describe('what a member has in a chapter', () => {
  it('stands at the numbers of the edition that is read: a psalm whose title is its first verse', async () => {
    await signIn([
      { ...like(16), key: 'like:verse:v:eng:19051001', places: ['eng:19051000'] },
      noteThing(1, noteOf('Notiz', { chapter: 19_051_000, verses: [19_051_002] }), {
        places: ['eng:19051000'],
      }),
    ])
    const hebrew = pageOf(19_051_000, {
      manifests: [manifestOf('LUT', { numbering: { base: 'org', corrections: [] } })],
    })
    const hook = await drawHook(useChapterThings, hebrew)
    await until(() => expect([...(hook.now()?.likes.keys() ?? [])]).toEqual([3]))
    expect(hook.now()?.notes.map(({ verses }) => verses)).toEqual([[4]])
  })

  it('is what is there, in the order of the verses, and nothing of other chapters', async () => {
    await signIn([
      noteThing(1, noteOf('b', { chapter, verses: [chapter + 16] }), { places }),
      noteThing(2, noteOf('a', { chapter, verses: [] }), { places }),
      noteThing(3, noteOf('c', { chapter: 43_004_000, verses: [] }), { places: ['eng:43004000'] }),
    ])
    const hook = await drawHook(useChapterThings, data)
    await until(() =>
      expect(hook.now()?.notes.map(({ id, verses }) => [id, verses])).toEqual([
        [idOf(2), [0]],
        [idOf(1), [16]],
      ]),
    )
  })

  it('is nothing for a visitor', async () => {
    const hook = await drawHook(useChapterThings, data)
    await until(() =>
      expect(hook.now()).toEqual({ taggings: new Map(), marks: new Map(), likes: new Map(), notes: [] }),
    )
  })
})
