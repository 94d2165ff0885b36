/** The server over the benches' library, as a process of its own that can be stopped and started, with the bench pages below /bench/. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../support/servers/app-server'
import type { BenchLibrary } from './bench-library'

export interface BenchServer {
  origin: string
  /** What is put here is served below /bench/, with its compressed forms where they stand beside it. */
  publicDirectory: string
  /** What the process takes now; NaN where the system does not say. */
  memoryMb(): number
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

export async function startBenchServer({ dataDirectory }: BenchLibrary): Promise<BenchServer> {
  const publicDirectory = mkdtempSync(join(tmpdir(), 'perikope-bench-'))
  let child: ChildProcess | undefined
  const server: BenchServer = {
    origin: '',
    publicDirectory,
    async start() {
      const port = server.origin ? new URL(server.origin).port : '0'
      child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'serve.ts')], {
        cwd: projectRoot,
        env: {
          ...process.env,
          PORT: port,
          DATA_DIR: dataDirectory,
          BENCH_PUBLIC: publicDirectory,
          // A bench may come from many addresses.
          TRUST_PROXY: 'x-forwarded-for',
        },
        // The open end of stdin tells the server that this process is still there.
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      server.origin = await firstLine(child)
    },
    memoryMb() {
      const status = `/proc/${child?.pid}/status`
      const [, kilobytes = Number.NaN] = existsSync(status)
        ? (/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8')) ?? [])
        : []
      return Math.round(Number(kilobytes) / 1_000)
    },
    async stop() {
      const running = child
      if (!running || running.exitCode !== null) return
      const ended = new Promise((resolve) => running.once('exit', resolve))
      running.kill('SIGKILL')
      await ended
    },
    async close() {
      await server.stop()
      rmSync(publicDirectory, { recursive: true, force: true })
    },
  }
  await server.start()
  return server
}

/** The address, which the process prints when it listens. */
function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (part: Buffer) => resolve(part.toString().trim()))
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
}
