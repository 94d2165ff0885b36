/** Runs once before all browser tests: one server for every file that only reads from it (reading-server.ts). */
import type { TestProject } from 'vitest/node'
import { startAppServer } from './app-server'

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startAppServer()
  project.provide('origin', server.origin)
  return () => server.close()
}
