/** The process behind bench-server.ts: the app as server/main.ts builds it, and files below /bench/ by the same Fastify. */
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { buildApp } from '../../../server/app'
import { readConfig } from '../../../server/config'
import { archiveAssets } from '../../../server/http/asset-archive'
import { projectRoot } from '../../support/app-server'

const config = readConfig(process.env)
await archiveAssets(join(projectRoot, 'dist', 'assets'), join(config.dataDirectory, 'assets'))
const app = await buildApp({ config, projectDirectory: projectRoot })
await app.register(fastifyStatic, {
  root: process.env['BENCH_PUBLIC'] ?? '',
  prefix: '/bench/',
  setHeaders: (reply) => {
    // Bench pages are isolated for a fine clock, and import what they like.
    reply.header('content-security-policy', "default-src 'self'")
    reply.header('cross-origin-embedder-policy', 'require-corp')
  },
})
console.log(await app.listen({ port: config.port, host: config.host }))
