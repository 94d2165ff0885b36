/** Mails of a server without a mail server: files in its data folder. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { AppServer } from './app-server'

/** The first link of a kind that some mail holds; waits for it. */
export async function mailedLink(server: AppServer, pattern: RegExp): Promise<string> {
  const folder = join(server.dataDirectory, 'mail')
  let found: string | undefined
  await expect
    .poll(() => {
      const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
      found = mails.map((mail) => pattern.exec(mail)?.[0]).findLast((one) => one !== undefined)
      return found
    })
    .toBeDefined()
  return found ?? ''
}
