/** The process behind bench-server.ts: the app as server/main.ts builds it, and below /bench/ files as the app serves its own. */
import { join } from 'node:path'
import { buildApp } from '../../../server/app'
import { archiveAssets } from '../../../server/http/answers/asset-archive'
import { sendPrepared } from '../../../server/http/answers/prepared'
import { staticFiles } from '../../../server/http/answers/static-files'
import { readConfig } from '../../../server/settings/config'
import { projectRoot } from '../../support/servers/app-server'

/** Bench pages are isolated for a fine clock, and their scripts may do what the app's may not. */
const pageHeaders = {
  'content-security-policy': "default-src 'self'",
  'cross-origin-embedder-policy': 'require-corp',
}

const config = readConfig(process.env)
await archiveAssets(join(projectRoot, 'dist', 'assets'), join(config.dataDirectory, 'assets'))
const app = await buildApp({ config, projectDirectory: projectRoot })
const files = staticFiles(process.env['BENCH_PUBLIC'] ?? '')
app.get<{ Params: { '*': string } }>('/bench/*', async (request, reply) => {
  const file = await files.find(request.params['*'])
  if (!file) return reply.code(404).send()
  reply.headers(pageHeaders)
  return await sendPrepared(request, reply, file, 'no-cache')
})
process.stdin.resume().once('end', () => process.exit())
console.log(await app.listen({ port: config.port, host: config.host }))
