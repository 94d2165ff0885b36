/** A mail server that takes everything and keeps it, for tests of what people are sent. */
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface SunkMail {
  to: string[]
  /** Headers as they were sent. */
  head: string
  text: string
}

export interface MailSink {
  url: string
  mails: SunkMail[]
  close(): Promise<void>
}

export async function startMailSink(): Promise<MailSink> {
  const mails: SunkMail[] = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
    converse(socket, mails)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function converse(socket: Socket, mails: SunkMail[]): void {
  let to: string[] = []
  let waiting = ''
  let isData = false
  const say = (line: string) => void socket.write(`${line}\r\n`)
  say('220 sink')
  socket.on('data', (bytes) => {
    waiting += bytes.toString('latin1')
    for (;;) {
      const end = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const part = waiting.slice(0, end)
      waiting = waiting.slice(end + (isData ? 5 : 2))
      if (isData) {
        mails.push({ to, ...read(part) })
        to = []
        isData = false
        say('250 taken')
        continue
      }
      const recipient = /^RCPT TO:<([^>]*)>/i.exec(part)?.[1]
      if (recipient !== undefined) to.push(recipient)
      isData = /^DATA$/i.test(part)
      say(isData ? '354 go on' : /^QUIT$/i.test(part) ? '221 bye' : '250 sink')
    }
  })
}

function read(raw: string): { head: string; text: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1] ?? '7bit'
  if (encoding === 'base64') return { head, text: Buffer.from(body, 'base64').toString('utf8') }
  if (encoding !== 'quoted-printable') return { head, text: Buffer.from(body, 'latin1').toString('utf8') }
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return { head, text: Buffer.from(bytes, 'latin1').toString('utf8') }
}
