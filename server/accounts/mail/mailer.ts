/**
 * Sends mail by SMTP (SMTP_URL), or, on a machine without, writes it to files in the data directory. The log
 * contains the kind of an e-mail, never its content: links are secrets.
 */
import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Config } from '../../settings/config'

/** A composed e-mail. */
export interface Mail {
  /** For the log. */
  kind: string
  to: string
  replyTo?: string
  subject: string
  text: string
}

/** Sends e-mails. */
export interface Mailer {
  /** True when mail reaches people: then addresses are confirmed by it. */
  isDelivering: boolean
  send(mail: Mail): Promise<void>
}

const patienceMs = 10_000

/** The mailer of the settings. */
export function makeMailer(config: Config, log: FastifyBaseLogger): Mailer {
  const { mail: settings, productName, dataDirectory } = config
  if (!settings)
    return { isDelivering: false, send: async (mail) => await writeMail(dataDirectory, mail, log) }
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    isDelivering: true,
    async send({ kind, to, replyTo, subject, text }) {
      const message = {
        from: { name: oneLine(productName), address: settings.from },
        to: { name: '', address: oneLine(to) },
        ...(replyTo ? { replyTo: { name: '', address: oneLine(replyTo) } } : {}),
        subject: oneLine(subject),
        text,
      }
      await transport.sendMail(message).catch((error: unknown) => {
        // The message of the mail server contains the address: only its code goes into the log.
        throw new Error(`The mail ${kind} was not handed in: ${codeOf(error)}`)
      })
      log.info({ mail: kind }, 'mail sent')
    },
  }
}

async function writeMail(dataDirectory: string, mail: Mail, log: FastifyBaseLogger): Promise<void> {
  const directory = join(dataDirectory, 'mail')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const file = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.txt`
  const head = [
    `To: ${oneLine(mail.to)}`,
    ...(mail.replyTo ? [`Reply-To: ${oneLine(mail.replyTo)}`] : []),
    `Subject: ${oneLine(mail.subject)}`,
  ]
  await writeFile(join(directory, file), `${head.join('\n')}\n\n${mail.text}\n`, { mode: 0o600, flag: 'wx' })
  log.info({ mail: mail.kind, file }, 'mail written')
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const { code = '', responseCode = '' } = error as Error & { code?: string; responseCode?: number }
  return `${code} ${responseCode}`.trim()
}

/** A line break in a header would begin another header (SECURITY 5.5 "Mail"). */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}
