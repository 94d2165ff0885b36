/** What benches share, made when the first one asks: the library of translations, the server over it, the built bench pages. */
import { type BenchLibrary, openBenchLibrary } from './support/bench-library'
import { type BenchServer, startBenchServer } from './support/bench-server'

export interface Stage {
  library(): Promise<BenchLibrary>
  server(): Promise<BenchServer>
  close(): Promise<void>
}

export function openStage(): Stage {
  let library: Promise<BenchLibrary> | undefined
  let server: Promise<BenchServer> | undefined
  const stage: Stage = {
    library: () => (library ??= openBenchLibrary()),
    server: () => (server ??= stage.library().then(startBenchServer)),
    async close() {
      await (await server)?.close()
    },
  }
  return stage
}
