/** Tabs with the options of a person, as tests of options open them. */
import { afterEach, beforeEach, expect } from 'vitest'
import type { WorkerApi } from '#core/contract/browser/worker'
import type * as optionsModule from '../../../src/model/options/options'
import { database } from '../../../src/platform/local/database'
import { drawHook, startDrawing, until } from '../drawn/draw'
import { freshModule } from './another-tab'
import { emptyDevice, signOut } from './device'
import { workerThat } from './worker-here'

export type OptionsModule = typeof optionsModule

/** The worker of a visitor: writes the table. */
export const writing: Partial<WorkerApi> = {
  setOption: async (path, value) => void (await database.options.put({ path, value })),
}

/** For a file of tests: each begins on an empty device; the members 1 and 2 sign out after it. */
export function startOptionTests(): void {
  startDrawing()
  beforeEach(async () => {
    await emptyDevice()
    sessionStorage.clear()
    workerThat(writing)
  })
  afterEach(async () => {
    for (const id of [1, 2]) await signOut(id)
  })
}

/** A tab with the options as they are stored now. */
export async function openTab(): Promise<OptionsModule> {
  return await freshModule<OptionsModule>('../../../src/model/options/options.ts', import.meta.url)
}

/** What a tab draws of an option. */
export async function shownIn<Path extends Parameters<OptionsModule['useOption']>[0]>(
  tab: OptionsModule,
  path: Path,
) {
  const { now } = await drawHook(() => ({ value: tab.useOption(path), isKnown: tab.useOptionsKnown() }))
  await until(() => expect(now().isKnown).toBe(true))
  return () => now().value
}
