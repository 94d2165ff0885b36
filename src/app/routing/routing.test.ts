// @vitest-environment happy-dom
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RequestOutcome } from '#core/contract/browser/worker'
import {
  emptyDevice,
  signIn,
  signOut,
  storeEditions,
  storeNames,
  storeText,
} from '../../../tests/support/drawn/device'
import { speakAll } from '../../../tests/support/drawn/speak'
import { workerThat } from '../../../tests/support/drawn/worker-here'
import { bareManifest } from '../../../tests/support/editions/bare-edition'
import { noteSignOut, takeSignOut } from '../../model/account/signed-out'
import { keepInSession } from '../../platform/storage/session-copy'
import { randomPath } from '../menu/reading-entries'
import { inTurn, knownPlace, knownTranslations, membersOnly, type RouteGuard, visitorsOnly } from './guards'
import { both, digits, isPlaceWord, isTranslations, localeOnly, only, something } from './parameters'
import { openSearchTarget, selectedTarget, stayHere } from './redirects'
import { sharedPath } from './shared-passage'

const absent: RequestOutcome = { kind: 'failed', error: { code: 'not-found', message: '', details: {} } }

beforeEach(async () => {
  await speakAll('de')
  await emptyDevice()
  takeSignOut()
  workerThat({
    wantEdition: async () => absent,
    wantNames: async () => undefined,
    wantPageTexts: async () => absent,
    refreshPacks: async () => undefined,
    setOption: async () => undefined,
  })
})
afterEach(() => signOut(1))

/** What comes of entering a place: nothing, a way elsewhere, or that there is no such place. */
async function entering(
  guard: RouteGuard,
  href: string,
  params: Record<string, string> = {},
): Promise<string> {
  const [, searchStr = ''] = /(\?.*)?$/.exec(href) ?? []
  try {
    await guard({ location: { href, searchStr }, params, context: { here: () => '/' } })
    return 'enters'
  } catch (thrown) {
    if (isRedirect(thrown)) return `${thrown.options.replace ? 'replaced by' : 'to'} ${thrown.options.href}`
    if (!isNotFound(thrown)) throw thrown
    const { error = 'nowhere' } = (thrown.data ?? {}) as { error?: string }
    return error
  }
}

describe('a place for members', () => {
  it('is entered by members, also those whose session has ended', async () => {
    await signIn(1)
    expect(await entering(membersOnly('/login'), '/notes')).toBe('enters')
    await signIn(1, { isExpired: true })
    expect(await entering(membersOnly('/login'), '/notes')).toBe('enters')
  })

  it.each([
    ['/login', '/notes?note=1', 'replaced by /login?to=%2Fnotes%3Fnote%3D1'],
    ['/register', '/profile', 'replaced by /register?to=%2Fprofile'],
    ['/nicodemus-ai', '/chats', 'replaced by /nicodemus-ai?to=%2Fchats'],
  ] as const)('sends a visitor to %s, and from there to %s', async (entry, wanted, expected) => {
    expect(await entering(membersOnly(entry), wanted)).toBe(expected)
  })

  it('leads home who has just signed out there, once', async () => {
    noteSignOut()
    expect(await entering(membersOnly('/login'), '/notes')).toBe('replaced by /')
    expect(await entering(membersOnly('/login'), '/notes')).toContain('/login')
  })

  it('sends away whose account was deleted', async () => {
    await signIn(1, { isDeleted: true })
    expect(await entering(membersOnly('/login'), '/notes')).toContain('/login')
  })
})

describe('a place for visitors', () => {
  it.each([
    ['nobody', undefined, 'enters'],
    ['a member', {}, 'replaced by /profile'],
    ['a member whose session has ended', { isExpired: true }, 'enters'],
  ])('%s', async (_, facts, expected) => {
    if (facts) await signIn(1, facts)
    expect(await entering(visitorsOnly, '/login')).toBe(expected)
  })
})

describe('what an address names', () => {
  beforeEach(() => storeEditions({ summary: bareManifest({ abbreviation: 'RSDE' }) }))

  it.each([
    ['rsde.STANDARD', 'enters'],
    ['RSDE.NONE', 'edition-unknown'],
  ])('translations %s: %s', async (translations, expected) => {
    expect(await entering(knownTranslations, '/', { translations })).toBe(expected)
  })

  it.each([
    ['/bible/RSDE', 'enters'],
    ['/bible/standard', 'enters'],
    ['/bible/NONE', 'edition-unknown'],
    ['/cross-reference/NONE/Joh3', 'edition-unknown'],
    ['/synoptic/RSDE/1', 'enters'],
    ['/synoptic/RSDE/99999', 'pericope-unknown'],
    ['/synoptic/NONE/1', 'edition-unknown'],
  ])('%s: %s', async (path, expected) => {
    expect(await entering(knownPlace, path)).toBe(expected)
  })

  it('is no item of the help where nobody has it', async () => {
    workerThat({ wantPageTexts: async () => ({ kind: 'stored' }) })
    expect(await entering(knownPlace, '/help/9')).toBe('nowhere')
  })

  it.each([
    ['/verse-of-the-day/nowhere', /^(nowhere|replaced by )/],
    ['/graphic/', /^(nowhere|replaced by )/],
  ])('%s is no place of a content area', async (path, expected) => {
    expect(await entering(knownPlace, path)).toMatch(expected)
  })

  it('is asked for one after the other: the second guard only when the first lets in', async () => {
    const asked: string[] = []
    const guard =
      (name: string, isOpen: boolean): RouteGuard =>
      async () => {
        asked.push(name)
        if (!isOpen) throw new RangeError(name)
      }
    const entered = { location: { href: '/', searchStr: '' }, params: {}, context: { here: () => '/' } }
    await expect(inTurn(guard('a', true), guard('b', false), guard('c', true))(entered)).rejects.toThrow('b')
    expect(asked).toEqual(['a', 'b'])
  })
})

describe('what may stand in a path', () => {
  it.each([
    [localeOnly, { locale: 'fr' }, true],
    [localeOnly, { locale: 'xx' }, false],
    [localeOnly, {}, false],
    [digits('id'), { id: '123456789' }, true],
    [digits('id'), { id: '1234567890' }, false],
    [digits('id'), { id: '-1' }, false],
    [digits('id'), { id: '' }, false],
    [something, { _splat: 'x' }, true],
    [something, { _splat: '' }, false],
    [both(localeOnly, digits('id')), { locale: 'de', id: '1' }, true],
    [both(localeOnly, digits('id')), { locale: 'de', id: 'a' }, false],
  ])('(%#) %j with %j fits: %s', (parameters, params, fits) => {
    expect(parameters.parse(params as Record<string, string>)).toEqual(fits ? params : false)
  })

  it('of two has the higher priority', () => {
    expect(both(only('a', Boolean), localeOnly).priority).toBe(2)
    expect(both(localeOnly, only('a', Boolean)).priority).toBe(2)
  })

  it.each([
    ['notes', true, false],
    ['STANDARD', false, true],
    ['standard', false, true],
    ['SDE', false, true],
    ['SDE.KJV', false, true],
    ['LÜT-x', false, true],
    ['S DE', false, false],
    ['S/E', false, false],
  ])('%s is a word of a screen: %s, translations: %s', (word, isPlace, areTranslations) => {
    expect([isPlaceWord(word), isTranslations(word)]).toEqual([isPlace, areTranslations])
  })
})

describe('routes that lead elsewhere', () => {
  const asked = (more: { params?: Record<string, string>; searchStr?: string; from?: string }) => ({
    location: { href: '', searchStr: more.searchStr ?? '' },
    params: more.params ?? {},
    from: more.from ?? '/',
  })

  it('open a reference in the translations chosen last', async () => {
    await storeEditions(
      { summary: bareManifest({ abbreviation: 'RSDE' }) },
      { summary: bareManifest({ abbreviation: 'RKJV' }) },
    )
    keepInSession('bibles', ['RSDE', 'RKJV'])
    expect(await selectedTarget(asked({ params: { _splat: 'Joh3' } }))).toBe('/RSDE.RKJV/Joh3')
    keepInSession('bibles', null)
  })

  it('open what a form of the browser asked for', async () => {
    const path = await openSearchTarget(asked({ searchStr: '?search=Licht%20der%20Welt&abbreviation=SDE' }))
    expect(decodeURIComponent(path)).toBe('/search/SDE/Licht der Welt')
  })

  it('stay where they are', async () => {
    expect(await stayHere(asked({ from: '/SDE/Joh3' }))).toBe('/SDE/Joh3')
  })
})

describe('a passage by chance', () => {
  const drawing = (number: number) => vi.spyOn(Math, 'random').mockReturnValue(number)
  afterEach(() => vi.mocked(Math.random).mockRestore())

  it('is one of many in an edition nobody knows yet', async () => {
    drawing(0)
    expect(await randomPath(['STANDARD'])).toBe('/STANDARD/1001001')
    drawing(0.999)
    expect(await randomPath(['A', 'B'])).toMatch(/^\/A\.B\/\d{7,8}$/)
  })

  it.each([0, 0.3, 0.7, 0.999])('is one the edition has, whatever is drawn (%d)', async (number) => {
    const manifest = bareManifest({ abbreviation: 'RJOH' }, [{ number: 43, chapters: [3, 10] }])
    await storeText(manifest, {})
    drawing(number)
    expect(await randomPath(['RJOH', 'KJV'])).toMatch(/^\/RJOH\.KJV\/430(03|10)\d{3}$/)
  })

  it('is counted as the edition counts', async () => {
    const psalms = Array.from({ length: 150 }, (_, index) => index + 1)
    const of = (base: 'eng' | 'org') =>
      bareManifest({ abbreviation: `R${base}`, numbering: { base, corrections: [] } }, [
        { number: 19, chapters: psalms.filter((psalm) => psalm === 51) },
      ])
    await storeText(of('eng'), {})
    await storeText(of('org'), {})
    drawing(0)
    // Psalm 51 has a heading of two verses in Hebrew Bibles.
    expect([await randomPath(['Reng']), await randomPath(['Rorg'])]).toEqual([
      '/Reng/19051010',
      '/Rorg/19051012',
    ])
  })
})

describe('what another app shares', () => {
  const { origin } = location
  const shared = (query: Record<string, string>, path = '/') =>
    sharedPath(new URL(`${path}?${new URLSearchParams(query)}`, origin), 'de')
  beforeEach(() => storeNames('de'))

  it.each([
    [{ text: 'Lies einmal Johannes 3,16!' }, '/STANDARD/43003016'],
    [{ title: 'Psalm 23,1', text: 'und Joh 3' }, '/STANDARD/19023001'],
    [{ url: `${origin}/SDE/Joh3,16?x=1` }, '/SDE/Joh3,16'],
    [{ text: `Sieh: ${origin}/notes`, title: 'Joh 3' }, '/notes'],
    // Of another site only what it names is opened, here.
    [{ url: 'https://other.example/SDE/Joh3' }, '/STANDARD/43003000'],
    [{ text: 'Guten Morgen' }, undefined],
    [{ q: 'Joh 3' }, undefined],
  ])('as %j opens %s', async (query, expected) => {
    expect(await shared(query)).toBe(expected)
  })

  it('is nothing at any other place', async () => {
    expect(await shared({ text: 'Joh 3,16' }, '/SDE/Mk1')).toBeUndefined()
  })
})
