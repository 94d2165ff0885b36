// @vitest-environment happy-dom
/** Places, words and tags of members, over the real databases. */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestOutcome } from '#core/contract/browser/worker'
import type { Manifest } from '#core/contract/editions/edition'
import type { NoteBody } from '#core/contract/members/note-body'
import { loadNames } from '#core/scripture/names/load-names'
import {
  emptyDevice,
  signIn,
  signOut,
  storeNames,
  storeText,
  storeThings,
  thingOf,
} from '../../../tests/support/drawn/device'
import { doing, draw, drawHook, settle, startDrawing, until } from '../../../tests/support/drawn/draw'
import { one, press, textOf } from '../../../tests/support/drawn/hand'
import { speakAll } from '../../../tests/support/drawn/speak'
import { workerThat } from '../../../tests/support/drawn/worker-here'
import { bareManifest } from '../../../tests/support/editions/bare-edition'
import { database } from '../../platform/local/database'
import { keepInSession } from '../../platform/storage/session-copy'
import { useStore } from '../../ui/store/store'
import { NoteView } from './note-view'
import { type ShownEdition, useShownEdition } from './shown-edition'
import { usePassageLinks } from './use-passage-links'
import { useTags } from './use-tags'
import { useVerseTexts } from './use-verse-texts'
import { useShowVersesBeside, versesBeside } from './verses-beside'

const stored: RequestOutcome = { kind: 'stored' }
/** Chapters stay in memory under their key: each test has an edition of its own. */
let count = 0
let manifest: Manifest
let edition: ShownEdition

startDrawing()
beforeAll(() => speakAll('de'))
beforeEach(async () => {
  await emptyDevice()
  await storeNames('de', 'en')
  count += 1
  manifest = bareManifest({ abbreviation: `S${count}`, name: 'Study', locale: 'de' }, [
    { number: 43, chapters: [1, 3] },
  ])
  const { names } = await loadNames('de')
  edition = { manifest, naming: { names, separators: manifest.separators, locale: 'de' } }
  workerThat({ wantChapters: async (wanted) => wanted.map(() => stored) })
})
afterEach(() => signOut(1))

describe('the words of verses', () => {
  it('come from the local database, group by group', async () => {
    await storeText(manifest, { 43_003_000: ['Eins.', 'Zwei.', 'Drei.'] })
    const { now } = await drawHook(() =>
      useVerseTexts(manifest, [[43_003_001, 43_003_002], [43_003_003], []]),
    )
    await until(() => expect(now()).toEqual([expect.stringContaining('Zwei.'), 'Drei.', '']))
    expect(now()?.[0]).toContain('Eins.')
  })

  it('are asked for where their chapter is not here, and arrive', async () => {
    await storeText(manifest, {})
    const asked = workerThat({
      async wantChapters(wanted) {
        await storeText(manifest, { 43_001_000: ['Am Anfang.'] })
        return wanted.map(() => stored)
      },
    })
    const { now } = await drawHook(() => useVerseTexts(manifest, [[43_001_001]]))
    await until(() => expect(now()).toEqual(['Am Anfang.']))
    expect(asked).toEqual([
      ['wantChapters', [{ abbreviation: manifest.abbreviation, canonical: 43_001_000 }]],
    ])
  })

  it('are unknown while they are on their way, and none where they cannot be had', async () => {
    await storeText(manifest, {})
    let answer = (_: RequestOutcome[]): void => undefined
    workerThat({ wantChapters: () => new Promise((resolve) => (answer = resolve)) })
    const { now } = await drawHook(() => useVerseTexts(manifest, [[43_001_001], []]))
    await until(() => expect(now()).toEqual([undefined, '']))
    await settle()
    expect(now()).toEqual([undefined, ''])
    answer([{ kind: 'absent' }])
    await until(() => expect(now()).toEqual(['', '']))
  })

  it('are none of a chapter the edition does not have, which nobody asks for', async () => {
    const asked = workerThat({})
    const { now } = await drawHook(() => useVerseTexts(manifest, [[43_002_001], [1_001_001]]))
    await until(() => expect(now()).toEqual(['', '']))
    await settle()
    expect(asked).toEqual([])
  })

  it('are unknown without an edition', async () => {
    const { now } = await drawHook(() => useVerseTexts(undefined, [[43_003_001]]))
    await settle()
    expect(now()).toBeUndefined()
  })
})

describe('the edition members see their places in', () => {
  it('is the one that was read last', async () => {
    await storeText(manifest, {})
    keepInSession('bibles', [manifest.abbreviation])
    const { now } = await drawHook(useShownEdition)
    await until(() => expect(now()?.manifest.abbreviation).toBe(manifest.abbreviation))
    expect(now()?.naming.names['43']?.name).toBe('Johannes')
  })

  it('is asked for where its books are not known', async () => {
    const name = `W${count}`
    keepInSession('bibles', [name])
    const summary = bareManifest({ abbreviation: name, locale: 'de' })
    await database.editions.put({
      abbreviation: name,
      summary,
      isInstalled: false,
      isOwn: false,
      changedAt: 0,
    })
    const asked = workerThat({ wantEdition: async () => stored })
    const { now } = await drawHook(useShownEdition)
    await until(() => expect(asked).toEqual([['wantEdition', name]]))
    expect(now()).toBeUndefined()
    await storeText(bareManifest({ abbreviation: name, locale: 'de' }), {})
    await until(() => expect(now()?.manifest.abbreviation).toBe(name))
  })
})

describe('passages in words', () => {
  it.each([
    ['siehe Joh 3,16', 0, [[43_003_016, 43_003_016]]],
    ['V. 4', 43_003_000, [[43_003_004, 43_003_004]]],
    ['V. 4', 0, []],
    ['nichts davon', 0, []],
  ])('%j at chapter %i are %j', async (text, chapter, expected) => {
    const { now } = await drawHook(() => usePassageLinks(edition, chapter)(text))
    if (expected.length === 0) await settle()
    await until(() =>
      expect(now().flatMap((link) => link.references.map(({ from, to }) => [from, to]))).toEqual(expected),
    )
  })

  it('are none without an edition', async () => {
    const { now } = await drawHook(() => usePassageLinks(undefined, 0)('Joh 3,16'))
    await settle()
    expect(now()).toEqual([])
  })
})

describe('a note', () => {
  const body = (text: string): NoteBody => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })

  it('shows the words of a passage it names, at the first press, and hides them at the next', async () => {
    await storeText(manifest, { 43_003_000: Array.from({ length: 20 }, (_, index) => `Vers ${index + 1}.`) })
    const { container } = await draw(
      <NoteView body={body('Vergleiche Joh 3,16-18.')} edition={edition} chapter={0} />,
    )
    const reference = await until(() => one('button', 'Joh 3,16-18', container))
    expect(reference.getAttribute('aria-expanded')).toBe('false')
    await press(reference)
    await until(() => expect(textOf(container)).toContain('Vers 18.'))
    expect(textOf(container)).not.toContain('Vers 19.')
    expect(one('link', 'Johannes 3,16–18', container).getAttribute('href')).toBe(
      `/${manifest.abbreviation}/Joh3,16-18`,
    )
    await press(one('button', 'Joh 3,16-18', container))
    expect(textOf(container)).not.toContain('Vers 16.')
  })

  it('shows the first verses of a chapter it names', async () => {
    await storeText(manifest, { 43_003_000: Array.from({ length: 20 }, (_, index) => `Vers ${index + 1}.`) })
    const { container } = await draw(
      <NoteView body={body('Lies Johannes 3!')} edition={edition} chapter={0} />,
    )
    await press(await until(() => one('button', 'Johannes 3', container)))
    await until(() => expect(textOf(container)).toContain('Vers 6.'))
    expect(textOf(container)).not.toContain('Vers 7.')
  })

  it('says so where a passage is not here', async () => {
    const { container } = await draw(<NoteView body={body('Joh 2,1')} edition={edition} chapter={0} />)
    await press(await until(() => one('button', 'Joh 2,1', container)))
    await until(() => expect(textOf(container.querySelector('[role="status"] p'))).not.toBe(''))
  })
})

describe('tags', () => {
  it('are unknown to a visitor', async () => {
    const { now } = await drawHook(useTags)
    await settle()
    expect(now()).toBeUndefined()
  })

  it('are the built-in ones first, then those made by hand; a built-in one may have a name of its own', async () => {
    await signIn(1)
    const { now } = await drawHook(useTags)
    await until(() => expect(now()?.size).toBe(5))
    const [first] = now()?.values() ?? []
    expect(first).toMatchObject({ isBuiltIn: true, shared: false })
    expect(first?.name).not.toMatch(/colour-/)
    await storeThings(1, [
      thingOf('tag', `tag:${first?.id}`, { name: 'Trost', colour: first?.colour, shared: true }),
      thingOf('tag', 'tag:own', { name: 'Hoffnung', shared: false }),
    ])
    await until(() => expect(now()?.size).toBe(6))
    expect(now()?.get(first?.id ?? '')).toMatchObject({ name: 'Trost', isBuiltIn: true, shared: true })
    expect([...(now()?.values() ?? [])].at(-1)).toMatchObject({ name: 'Hoffnung', isBuiltIn: false })
  })
})

describe('verses that are written about beside the text', () => {
  it('are told while the place for them is there', async () => {
    const { now } = await drawHook(() => useStore(versesBeside))
    let verses = [43_003_016, 43_003_017]
    const beside = await drawHook(() => useShowVersesBeside(verses))
    expect(now()).toEqual(verses)
    const before = now()
    verses = [...verses]
    await beside.again()
    expect(now()).toBe(before)
    await doing(beside.end)
    expect(now()).toEqual([])
  })
})
