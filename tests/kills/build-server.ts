/** members-server.ts as one file, which starts four times as fast as the source. It lies in .cache, from where packages are found. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { projectDirectory } from '../../server/project-directory'

/** The path of the built program. */
export async function buildServer(): Promise<string> {
  const root = projectDirectory()
  const outDir = join(root, '.cache', 'members-server')
  await build({
    configFile: false,
    publicDir: false,
    root,
    logLevel: 'silent',
    build: {
      ssr: fileURLToPath(new URL('./members-server.ts', import.meta.url)),
      target: 'node20',
      outDir,
      rolldownOptions: { output: { entryFileNames: 'members-server.js' } },
    },
  })
  return join(outDir, 'members-server.js')
}
