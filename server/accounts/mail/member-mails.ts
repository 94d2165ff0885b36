/**
 * The e-mails to members, in their language, from the message group `mail`. Links begin with PUBLIC_URL,
 * never with anything from a request.
 */
import type { Locale } from '#core/contract/locales'
import type { Config } from '../../settings/config'
import { fillMessage } from '../../settings/fill-message'
import type { Languages } from '../../settings/languages'
import type { Mail } from './mailer'

/**
 * Kinds of e-mails, and the page their link opens; the token is not in a part of the
 * address that the server receives.
 */
const mailPages = {
  registration: '/email-confirmation#',
  knownAddress: '/login',
  passwordReset: '/password-reset/',
  passwordChanged: '/login',
  newAddress: '/email-confirmation#',
  addressChanged: undefined,
  newsletter: '/newsletter-confirmation#',
  profileDeleted: undefined,
} as const
/** Kind of an e-mail. */
export type MailKind = keyof typeof mailPages

/** An e-mail before it is composed. */
export interface MailDraft {
  kind: MailKind
  to: string
  locale: Locale
  /** Secret of the link. */
  token?: string
}

/** Composes e-mails. */
export interface MailWriter {
  write(draft: MailDraft): Promise<Mail>
}

/** Composes e-mails from the messages. */
export function mailWriter(config: Config, languages: Languages): MailWriter {
  return {
    async write({ kind, to, locale, token = '' }) {
      const texts = (await languages.group(locale, 'mail')) ?? {}
      const page = mailPages[kind]
      const values: Readonly<Record<string, string>> = {
        product: config.productName,
        email: to,
        link: page === undefined ? '' : `${config.publicUrl}${page}${token}`,
      }
      const say = (key: string) => fillMessage(texts[key], values)
      return {
        kind,
        to,
        subject: say(`${kind}Subject`),
        text: [say('greeting'), say(`${kind}Text`), say('farewell')].join('\n\n'),
      }
    },
  }
}
