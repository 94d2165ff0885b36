/**
 * Every row of both route tables of the specification (part 1 §2, part 2 §2; FEATURES ROUTE-01, ROUTE-02), for a visitor and a member,
 * with and without a language in front: what kind of place opens, where, and how it is called. Prints each row with its result.
 */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../../support/long-series'
import { remember } from '../../support/looks/screens'
import { membersReady, newMember, register } from '../../support/members/member'
import { openBrowser, type Person } from '../../support/pages/browser'
import { type AppServer, startAppServer } from '../../support/servers/app-server'

/** Kind of place, path, name. */
type Result = readonly [
  kind: 'home' | 'text' | 'search' | 'overlay' | 'dialog' | 'nowhere' | 'nothing',
  path: string,
  name: string,
]

interface Row {
  /** As the specification writes it. */
  row: string
  path: string
  visitor: Result
  /** Where a member comes to; the same place unless told. */
  member?: Result
  /** With `/fr` in front; no place unless told. */
  french?: Result
}

const missing = 'Diese Seite gibt es nicht.'
const absent = 'Cette page n’existe pas.'
const overlay = (path: string, name: string): Result => ['overlay', path, name]
const nowhere = (path: string): Result => ['nowhere', path, missing]
const toLogin = (wanted: string) => overlay(`/login?to=${encodeURIComponent(wanted)}`, 'Anmelden')
const profile = overlay('/profile', 'Profil')
/** A screen that is the same for everybody. */
const screen = (path: string, name: string, row = path): Row => ({ row, path, visitor: overlay(path, name) })
/** A screen that exists below every language too. */
const localized = (path: string, name: string, french: string, row = path): Row => ({
  ...screen(path, name, row),
  french: overlay(`/fr${path}`, french),
})
const lost = (path: string, row = path): Row => ({ row, path, visitor: nowhere(path) })

const reading: readonly Row[] = [
  { row: '/ and /{locale}', path: '/', visitor: ['home', '/', ''], french: ['home', '/fr', ''] },
  { row: '/{abbreviation}/{textref?}', path: '/SDE', visitor: ['text', '/SDE/1Mo1', '1. Mose 1 (SDE)'] },
  {
    row: '/{abbreviation}/{textref?}',
    path: '/SDE/Joh2',
    visitor: ['text', '/SDE/Joh2', 'Johannes 2 (SDE)'],
  },
  {
    row: '/selectedbibles/{textref*}',
    path: '/selectedbibles/Joh2',
    visitor: ['text', '/SDE/Joh2', 'Johannes 2 (SDE)'],
  },
  {
    row: '/{abbreviation}.{rest}/{textref?}',
    path: '/SDE.SEN/Joh2',
    visitor: ['text', '/SDE.SEN/Joh2', 'Johannes 2 (SDE, SEN)'],
  },
  { row: '/STANDARD/{textref?}', path: '/STANDARD/Joh2', visitor: ['text', '/SDE/Joh2', 'Johannes 2 (SDE)'] },
  { row: '/search/{abbreviation}/{slug?}', path: '/search/SDE', visitor: ['search', '/search/SDE', 'Suche'] },
  {
    row: '/search/{abbreviation}/{slug?}',
    path: '/search/SDE/Licht',
    visitor: ['search', '/search/SDE/Licht', 'Licht'],
  },
  {
    row: '/search/{abbreviation}.{rest}/{slug?}',
    path: '/search/SDE.SEN/Licht',
    visitor: ['search', '/search/SDE.SEN/Licht', 'Licht'],
  },
  {
    row: '/search/{slug*}',
    path: '/search/Licht',
    // The address names the translations read last as soon as they are known.
    visitor: ['search', expect.stringMatching(/^\/search\/(SDE(\.SEN)?\/)?Licht$/), 'Licht'],
  },
  {
    row: '/opensearch',
    path: '/opensearch?search=Licht&abbreviation=SDE.SEN',
    visitor: ['search', '/search/SDE.SEN/Licht', 'Licht'],
  },
  screen('/cross-reference/SDE/Joh2', 'Querverweise', '/cross-reference/{abbreviation}/{textref*}'),
  screen('/synoptic/SDE/24', 'Synopse', '/synoptic/{abbreviation}/{id}'),
  lost('/synoptic/SDE/9999', '/synoptic/{abbreviation}/{id}: an unknown one'),
  lost('/cross-reference/XYZ9/Joh2', '/cross-reference/{abbreviation}: an unknown one'),
  screen('/bible/SDE', 'Einführung', '/bible/{abbreviation}'),
  lost('/bible/XYZ9', '/bible/{abbreviation}: an unknown one'),
  {
    row: '/{locale}/verse/{textref*}',
    path: '/verse/Joh2,5',
    visitor: nowhere('/verse/Joh2,5'),
    french: overlay('/fr/verse/Joh2,5', 'Verset'),
  },
]

const rows: readonly Row[] = [
  ...reading,
  screen('/accessibility', 'Barrierefreiheit'),
  { row: '/history', path: '/history', visitor: toLogin('/history'), member: overlay('/history', 'Verlauf') },
  {
    row: '/chats',
    path: '/chats',
    visitor: overlay('/nicodemus-ai?to=%2Fchats', 'Assistent'),
    member: overlay('/chats', 'Gespräche'),
  },
  { row: '/start-chat', path: '/start-chat', visitor: ['home', '/', ''] },
  screen('/nicodemus-ai', 'Assistent'),
  screen('/contact', 'Kontakt'),
  localized('/help', 'Hilfe', 'Aide'),
  localized('/hilfe', 'Hilfe', 'Aide', '/help, alias /hilfe'),
  localized('/ajuda', 'Hilfe', 'Aide', '/help, alias /ajuda'),
  localized('/help/88', 'Hilfe', 'Aide', '/help/{id}'),
  localized('/help/x/88', 'Hilfe', 'Aide', '/help/{title}/{id}'),
  lost('/help/x', '/help/{id}: no digits'),
  lost('/help/4711', '/help/{id}: an unknown one'),
  screen('/imprint', 'Impressum'),
  screen('/privacy', 'Datenschutz'),
  screen('/languages', 'Sprache'),
  screen('/likes', 'Gefällt mir'),
  { ...screen('/newsletter', 'Newsletter'), member: profile },
  { row: '/notes', path: '/notes', visitor: toLogin('/notes'), member: overlay('/notes', 'Notizen') },
  screen('/partner', 'Partner'),
  localized('/reading-plans', 'Lesepläne', 'Plans de lecture'),
  {
    row: '/own-plan',
    path: '/own-plan',
    visitor: toLogin('/own-plan'),
    member: overlay('/own-plan', 'Eigener Plan'),
  },
  lost('/reading-plan/year/1', '/reading-plan/{name}/{id}: an unknown one'),
  {
    row: '/reading-plan/{name}/{title}/{id}: an unknown one',
    path: '/reading-plan/year/x/1',
    visitor: toLogin('/reading-plan/year/x/1'),
    member: nowhere('/reading-plan/year/x/1'),
  },
  {
    row: '/reading-plan/{catchAll}',
    path: '/reading-plan/year',
    visitor: overlay('/reading-plans', 'Lesepläne'),
  },
  localized('/dictionaries', 'Lexika', 'Dictionnaires', '/{provider}'),
  localized('/graphics', 'Bilder und Karten', 'Images et cartes', '/{provider}'),
  localized('/videos', 'Filme', 'Vidéos', '/{provider}'),
  lost('/dictionary/LEX/aaron/12', '/{provider}/{abbreviation}/{title?}/{id?}: an unknown one'),
  lost('/graphic/MAP/12', '/{provider}/{abbreviation}/{title?}/{id?}: an unknown one'),
  lost('/video/FILM', '/{provider}/{abbreviation}/{title?}/{id?}: an unknown one'),
  lost('/commentary/COM', '/{provider}/{abbreviation}/{title?}/{id?}: an unknown one'),
  screen('/tags', 'Schlagwörter'),
  lost('/tag'),
  screen('/tag/Hoffnung', 'Schlagwörter', '/tag/{key}'),
  screen('/topics', 'Themen'),
  lost('/topic/hope/7', '/topic/{topic}/{id}: an unknown one'),
  { ...screen('/login', 'Anmelden'), member: profile },
  { ...screen('/register', 'Konto anlegen'), member: profile },
  {
    row: '/profile',
    path: '/profile',
    visitor: overlay('/register?to=%2Fprofile', 'Konto anlegen'),
    member: profile,
  },
  {
    row: '/password-reset/{token}',
    path: `/password-reset/${'x'.repeat(43)}`,
    // The secret does not stay in the address.
    visitor: overlay('/password-reset', 'Neues Passwort'),
    member: profile,
  },
  screen('/verse-of-the-day', 'Vers des Tages'),
  screen('/verse-of-the-day/2026-02-28', 'Vers des Tages', '/verse-of-the-day/{date}'),
  lost('/verse-of-the-day/2026-02-29', '/verse-of-the-day/{date}: no such day'),
  screen('/webmasters', 'Für Webmaster'),
  screen('/webmaster', 'Für Webmaster', '/webmasters, alias /webmaster'),
  lost('/nowhere/at/all', 'any other path'),
  lost('/notes/nowhere', 'any other path'),
  lost('/foo%20bar', 'any other path'),
]

/** A kind of place each; every row, with a language in front and for a member, in the long series. */
const dailyPaths: ReadonlySet<string> = new Set([
  '/',
  '/SDE',
  '/SDE.SEN/Joh2',
  '/search/SDE/Licht',
  '/cross-reference/SDE/Joh2',
  '/help/88',
  '/profile',
  '/foo%20bar',
])

let server: AppServer
let person: Person
let page: Page
const printed: string[] = []

beforeAll(async () => {
  server = await startAppServer()
  await membersReady(server.origin)
  person = await openBrowser()
  page = person.page
})
afterAll(async () => {
  const { complaints } = person
  await person.close()
  await server.close()
  process.stdout.write(`\n${printed.join('\n')}\n`)
  expect(complaints).toEqual([])
})

/** What is on the screen, once it stands. */
async function resultNow(): Promise<Result> {
  const kind = await page.evaluate(
    (notFound) => {
      const visible = (selector: string) =>
        [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
      if (visible('dialog[open] [role="dialog"]')) return 'dialog'
      if (visible('dialog[open]')) return 'overlay'
      if (notFound.some((title) => document.title.startsWith(title))) return 'nowhere'
      if (visible('main [role="search"], main search'))
        return location.pathname.startsWith('/search') ? 'search' : 'home'
      return visible('main article') ? 'text' : 'nothing'
    },
    [missing, absent],
  )
  const { pathname, search } = new URL(page.url())
  const name = (await page.title()).split(' :: ')
  return [kind, pathname + search, name.length > 1 ? (name[0] ?? '') : '']
}

async function expectResult(wanted: Result, who: string, { row, path }: Row): Promise<void> {
  const [kind, place, name] = wanted
  await expect.poll(async () => (await resultNow()).slice(1)).toEqual([place, name])
  if (kind !== 'nowhere') await expect.poll(async () => (await resultNow())[0]).toBe(kind)
  printed.push(`${row.padEnd(44)} ${who.padEnd(8)} ${path.padEnd(34)} -> ${(await resultNow()).join(' ')}`)
}

const load = async (path: string) => {
  await page.goto(server.origin + path)
  await page.waitForFunction(() => !document.getElementById('first') && document.querySelector('main'))
}

describe('for a visitor', () => {
  const opened = rows.filter(({ path }) => isLong || dailyPaths.has(path))
  it.each(opened)('$row at $path', async (row) => {
    await load(row.path)
    await expectResult(row.visitor, 'visitor', row)
  })

  it.each(rows.filter(({ french }) => french))('$row with a language in front of $path', async (row) => {
    const path = `/fr${row.path === '/' ? '' : row.path}`
    await load(path)
    await expectResult(row.french ?? nowhere(path), 'fr', row)
  })

  it.each(rows.filter(({ french }) => !french))('$row exists below no language: $path', async (row) => {
    const path = `/fr${row.path}`
    await load(path)
    await expectResult(['nowhere', path, absent], 'fr', row)
  })
})

describe('for a member', () => {
  beforeAll(async () => {
    await remember(person.context, server.origin, { locale: 'de' })
    await register(page, server.origin, newMember())
  })

  it.each(rows)('$row at $path', async (row) => {
    await load(row.path)
    await expectResult(row.member ?? row.visitor, 'member', row)
  })
})
