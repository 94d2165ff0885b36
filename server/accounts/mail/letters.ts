/** The mails members get, in their language, from the catalogue `mail`. Links begin with PUBLIC_URL, never with what a request says. */
import type { Locale } from '#core/contract/locales'
import type { Config } from '../../settings/config'
import type { Languages } from '../../settings/languages'
import type { Mail } from './mailer'

/** Kinds of letters, and the page their link opens; the token is not part of the path where the server would see it. */
const letterPages = {
  registration: '/email-confirmation#',
  knownAddress: '/login',
  passwordReset: '/password-reset/',
  passwordChanged: '/login',
  newAddress: '/email-confirmation#',
  addressChanged: undefined,
  newsletter: '/newsletter-confirmation#',
  profileDeleted: undefined,
} as const
export type LetterKind = keyof typeof letterPages

export interface Letter {
  kind: LetterKind
  to: string
  locale: Locale
  /** Secret of the link. */
  token?: string
}

export interface LetterWriter {
  write(letter: Letter): Promise<Mail>
}

export function letterWriter(config: Config, languages: Languages): LetterWriter {
  return {
    async write({ kind, to, locale, token = '' }) {
      const texts = (await languages.group(locale, 'mail')) ?? {}
      const page = letterPages[kind]
      const values: Readonly<Record<string, string>> = {
        product: config.productName,
        email: to,
        link: page === undefined ? '' : `${config.publicUrl}${page}${token}`,
      }
      const say = (key: string) => filled(texts[key], values)
      return {
        kind,
        to,
        subject: say(`${kind}Subject`),
        text: [say('greeting'), say(`${kind}Text`), say('farewell')].join('\n\n'),
      }
    },
  }
}

function filled(text: unknown, values: Readonly<Record<string, string>>): string {
  return String(text ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
