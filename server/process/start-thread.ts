/** Threads of the server and of its commands. */
import { join } from 'node:path'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import { projectDirectory } from './project-directory'

/** Source by name of the built program, relative to this folder. */
const sources = {
  training: '../library/meaning/training-worker.ts',
  words: '../library/learnt-words/words-worker.ts',
  search: '../search/search-worker.ts',
  database: '../store/embedded/database-thread.ts',
} as const

/**
 * From the built server starts a built program; from the source starts the source, for which the thread must
 * first register a loader. Limits make it clear its memory up sooner, and end it with an error beyond them.
 */
export function startThread(
  name: keyof typeof sources,
  workerData: string,
  resourceLimits: ResourceLimits = {},
): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(join(projectDirectory(), 'build', 'server', `${name}.js`), {
      workerData,
      resourceLimits,
    })
  }
  const reader = import.meta.resolve('tsx/esm/api')
  const source = new URL(sources[name], import.meta.url).href
  const start = `import('${reader}').then(({ register }) => { register(); return import('${source}') })`
  return new Worker(start, { eval: true, workerData, resourceLimits })
}
