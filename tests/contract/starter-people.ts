/** People on a server with the starter library and a language model, as after `npm start` with `CHAT_URL`. */
import { join } from 'node:path'
import { vi } from 'vitest'
import type { Locale } from '#core/contract/locales'
import type { ChatTimes } from '../../server/chat/model/client/watch'
import { importStarterPacks } from '../../server/library/packs/starter-packs'
import { importStarters } from '../../server/library/starters'
import { projectDirectory } from '../../server/process/project-directory'
import type { Store } from '../../server/store/store'
import type { SmallPack } from '../support/packs/small-pack'
import { patient } from '../support/patient'
import { type People, type Person, startWithPeople } from './accounts/people'

export interface StarterPeople extends People {
  /** Where streams are followed over real connections. */
  origin: string
}

export interface StarterSetting {
  open: () => Promise<Store>
  /** Base of the model's address. */
  model: string
  /** Further environment variables. */
  settings?: Record<string, string>
  packs?: readonly SmallPack[]
  /** Of the client of the model, in place of the usual ones. */
  chatTimes?: ChatTimes
}

export async function startStarterPeople(setting: StarterSetting): Promise<StarterPeople> {
  const { open, model, settings = {}, packs = [], chatTimes } = setting
  const variables = {
    CHAT_URL: model,
    CHAT_KEY: 'sk-do-not-tell',
    CHAT_MODEL: 'small',
    CHAT_DAILY_LIMIT: '10000',
    CHAT_DAILY_TOKENS: '1000000000',
    ...settings,
  }
  const people = await startWithPeople(open, variables, packs, undefined, chatTimes)
  const options = {
    onImported: () => undefined,
    onFailed: (abbreviation: string, message: string) => {
      throw new Error(`${abbreviation}: ${message}`)
    },
    quality: 4,
  }
  const starters = join(projectDirectory(), 'server')
  await importStarters(people.server.library, join(starters, 'starter'), options)
  await importStarterPacks(people.server.library, join(starters, 'starter-packs'), options)
  await vi.waitFor(async () => {
    const opened = await people.server.app.inject('/SPT/Jn1')
    if (opened.statusCode !== 200) throw new Error('the library is not seen yet')
  }, patient)
  return { ...people, origin: await people.server.app.listen({ port: 0, host: '127.0.0.1' }) }
}

/** What a call needs to be in a language. */
export function inLocale(person: Pick<Person, 'token'>, locale: Locale) {
  return { token: person.token, headers: { 'x-locale': locale } }
}
