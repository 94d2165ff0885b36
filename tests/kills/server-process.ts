/** Starts and kills servers of their own process. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

export interface ServerProcess {
  origin: string
  pid: number | undefined
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** A server of a built `program` with these settings, when it listens. */
export async function startServer(
  program: string,
  port: number,
  settings: Record<string, string>,
): Promise<ServerProcess> {
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PUBLIC_URL: origin, ...settings, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await listening(child)
  return {
    origin,
    pid: child.pid,
    async kill(signal) {
      child.kill(signal)
      await ended
    },
  }
}

async function listening(child: ChildProcess): Promise<void> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.stderr?.on('data', (part) => (output += String(part)))
    child.once('close', (code) => reject(new Error(`The server ended with ${code}: ${output}`)))
  })
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  return await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
