/** On a phone every control is at least 44 x 44 px to a finger (UX 3.1 rule 6): of visitors, members and contents. */
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { putPack } from '../../contract/put-pack'
import { memberScreens, openScreen, remember, screens } from '../../support/looks/screens'
import { smallToTouch } from '../../support/looks/touch-targets'
import { membersReady, newMember, register } from '../../support/members/member'
import { smallPacks, smallVideos } from '../../support/packs/small-pack'
import { openBrowser, type Person } from '../../support/pages/browser'
import { type AppServer, startAppServer } from '../../support/servers/app-server'

/** What needs packs, with what stands there once it is drawn. */
const contents = [
  { path: '/dictionaries', shows: 'dialog li a' },
  { path: '/dictionary/TLX/adam/1', shows: 'dialog article p' },
  { path: '/graphics', shows: 'dialog li img' },
  { path: '/graphic/TPC/ein-punkt/1', shows: 'dialog [role="application"] img' },
  { path: '/videos', shows: 'dialog li a' },
  { path: '/topics', shows: 'dialog li a' },
  { path: '/topic/liebe/TOPIC', shows: 'dialog section li' },
  { path: '/commentary/TCM', shows: 'dialog section button' },
  { path: '/commentary/TCM/3-1-15/2', shows: 'dialog p' },
  { path: '/downloads#contents', shows: 'dialog li b' },
]

let server: AppServer
let visitor: Person
let member: Person
let topic = ''

beforeAll(async () => {
  server = await startAppServer()
  await server.stop('SIGTERM')
  for (const pack of [...smallPacks, smallVideos]) await putPack(join(server.dataDirectory, 'library'), pack)
  await server.start()
  const found = await (await fetch(`${server.origin}/api/topics?prefix=liebe`)).json()
  topic = String(found.data.topics[0].id)
  await membersReady(server.origin)
  visitor = await openPhone()
  member = await openPhone()
  await register(member.page, server.origin, newMember('Miriam von Bethanien am Ölberg'))
})
afterAll(async () => {
  await visitor.close()
  await member.close()
  await server.close()
  expect([...visitor.complaints, ...member.complaints]).toEqual([])
})

async function openPhone(): Promise<Person> {
  const person = await openBrowser({ width: 390, height: 844, isTouch: true })
  await person.page.emulateMedia({ reducedMotion: 'reduce' })
  await remember(person.context, server.origin, { locale: 'de' })
  return person
}

/** Here there are contents, in `contents`. */
const isThere = ({ name }: { name: string }) => name !== 'an area without contents'

it.each(screens.filter(isThere))('everything can be hit on $name', async (screen) => {
  await openScreen(visitor.page, server.origin, screen)
  expect(await smallToTouch(visitor.page)).toEqual([])
})

it.each(contents)('everything can be hit on $path', async ({ path, shows }) => {
  const { page } = visitor
  await openScreen(page, server.origin, { name: path, path: path.replace('TOPIC', topic), shows })
  expect(await smallToTouch(page)).toEqual([])
})

it.each(memberScreens)('everything can be hit on $name', async (screen) => {
  await openScreen(member.page, server.origin, screen)
  expect(await smallToTouch(member.page)).toEqual([])
})
