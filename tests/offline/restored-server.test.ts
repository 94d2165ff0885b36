/**
 * The server is put back to a backup beside devices that stay open: what a person wrote since then is there again, on every device and once
 * (docs/decisions/2026-11-27-backups-and-epochs.md).
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remember } from '../support/looks/screens'
import { newMember, register, signIn } from '../support/members/member'
import { expectAllSent, notesOnServer } from '../support/members/member-data'
import { openBrowser, type Person } from '../support/pages/browser'
import { comeBack, editNote, removeNote, shownNotes, writeNew } from '../support/pages/notes-page'
import { type AppServer, projectRoot, startAppServer } from '../support/servers/app-server'

let server: AppServer
let first: Person
let second: Person
const member = newMember()
const backups = mkdtempSync(join(tmpdir(), 'perikope-backup-'))

beforeAll(async () => {
  server = await startAppServer()
  first = await openBrowser()
  second = await openBrowser()
  for (const { context } of [first, second]) await remember(context, server.origin, { locale: 'de' })
})
afterAll(async () => {
  await first.close()
  await second.close()
  await server.close()
  rmSync(backups, { recursive: true, force: true })
  // A server that is away is said in the console by the browser itself, which is expected.
  for (const { complaints } of [first, second]) expect(complaints).toEqual([])
})

describe('a backup that is restored beside two open devices', () => {
  it('takes nothing a person wrote since then from them, and gives nothing twice', async () => {
    await register(first.page, server.origin, member, '/register?to=%2Fnotes')
    await signIn(second.page, server.origin, member, '/login?to=%2Fnotes')
    await writeNew(first.page, 'Notiz A')
    await writeNew(first.page, 'Notiz Z')
    await expectAllSent(first.page)
    await comeBack(second.page)
    await expect.poll(() => shownNotes(second.page)).toEqual(['Notiz A', 'Notiz Z'])
    await operate('backup', 'open')

    await writeNew(second.page, 'Notiz B')
    await editNote(second.page, 'Notiz A', 'Notiz A, weitergeschrieben')
    await removeNote(second.page, 'Notiz Z')
    await expectAllSent(second.page)
    await comeBack(first.page)
    await expect.poll(() => shownNotes(first.page)).toEqual(['Notiz A, weitergeschrieben', 'Notiz B'])

    await server.stop('SIGTERM')
    await operate('restore', 'open')
    await server.start()
    expect(await notesOnServer(server.origin, member)).toEqual(['Notiz A', 'Notiz Z'])

    // One comes back to the window, the other writes on; none is loaded anew.
    await Promise.all([comeBack(first.page), writeNew(second.page, 'Notiz C')])
    // Deletions are not repeated: a backup may have been restored because of them.
    const all = ['Notiz A, weitergeschrieben', 'Notiz B', 'Notiz C', 'Notiz Z']
    await expect.poll(() => notesOnServer(server.origin, member)).toEqual(all)
    await comeBack(first.page)
    await comeBack(second.page)
    for (const { page } of [first, second]) {
      await expect.poll(() => shownNotes(page)).toEqual(all)
      await expectAllSent(page)
      expect(await shownNotes(page)).toEqual(all)
    }
    expect(await notesOnServer(server.origin, member)).toEqual(all)
  })

  it('asks whose session was renewed since then to sign in, and sends again what they wrote', async () => {
    const before = await shownNotes(second.page)
    await operate('backup', 'renewed')
    // Each start renews the session; the one of the backup has an older key then.
    for (let start = 0; start < 2; start += 1) {
      await second.page.goto(`${server.origin}/notes`)
      await expect.poll(() => shownNotes(second.page)).toEqual(before)
      await writeNew(second.page, `Notiz D${start}`)
      await expectAllSent(second.page)
      before.push(`Notiz D${start}`)
      before.sort()
    }
    await server.stop('SIGTERM')
    await operate('restore', 'renewed')
    await server.start()
    await second.page.goto(`${server.origin}/notes`)
    await second.page.getByText('Deine Anmeldung ist abgelaufen.').first().waitFor()
    await expect.poll(() => shownNotes(second.page)).toEqual(before)
    await signIn(second.page, server.origin, member, '/login?to=%2Fnotes')
    await expect.poll(() => notesOnServer(server.origin, member)).toEqual(before)
    for (const { page } of [second, first]) {
      await comeBack(page)
      await expect.poll(() => shownNotes(page)).toEqual(before)
      await expectAllSent(page)
    }
  })
})

/** As `npm run backup` and `npm run restore` do it, of this server's data. */
async function operate(command: 'backup' | 'restore', folder: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [join(projectRoot, 'scripts', `${command}.mjs`), join(backups, folder)],
    { env: { ...process.env, DATA_DIR: server.dataDirectory } },
  )
}
