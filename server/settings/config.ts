/**
 * The settings of the server: environment variables, all optional, checked once. A
 * wrong one prevents the start and is named.
 */
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { isLocale } from '#core/contract/locales'
import type { PublicSettings } from '#core/contract/public-settings'
import { type ChatModelService, chatModelVariables, readChatModel } from './chat-model-settings'

import { type EmbeddingService, embeddingVariables, readEmbedding } from './embedding-settings'
import { linkVariables, readLinks } from './link-settings'
import { readServices, serviceVariables } from './service-settings'

/** The operator's settings for the assistant's chats. */
interface ChatSettings {
  /** Questions a member may ask in a day (UTC); 0 = nobody may ask. */
  dailyLimit: number
}

const questionsMeant = 'questions a day are meant, 0 to 10000'

/** Their environment variables, for the schema of the settings. */
const chatVariables = {
  CHAT_DAILY_LIMIT: z._default(
    z.coerce
      .number(questionsMeant)
      .check(z.int(questionsMeant), z.minimum(0, questionsMeant), z.maximum(10_000, questionsMeant)),
    20,
  ),
}

// zod/mini says only "Invalid input" until it is given a language; operators and callers read these messages.
z.config(z.locales.en())

const port = z.coerce.number('a port is meant, 0 to 65535').check(z.int(), z.minimum(0), z.maximum(65_535))
const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength))

/** `LUT` for every language, or `de=LUT,en=BSB.KJV`: the translations for the word STANDARD. */
const standardPattern =
  /^([a-z]{2}=)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*(,([a-z]{2}=)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*)*$/u

const standardMeant = 'translations are meant, such as LUT or de=LUT,en=BSB.KJV'

/** All addresses of the app begin at the root. */
const originMeant = 'an address without a path is meant, such as https://bible.example'
const megabytesMeant = 'megabytes are meant, 1 to 100000'
const addressMeant = 'an e-mail address is meant'

const settingsSchema = z.object({
  PORT: z._default(port, 8787),
  HOST: z._default(text(255), '127.0.0.1'),
  DATA_DIR: z._default(text(4096), './data'),
  PUBLIC_URL: z.optional(
    z.url({ protocol: /^https?$/ }).check(z.regex(/^https?:\/\/[^/?#]*\/*$/i, originMeant)),
  ),
  STANDARD: z._default(z.string().check(z.regex(standardPattern, standardMeant)), ''),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.regex(/^postgres(ql)?:\/\/\S+$/, 'an address like postgres://user:password@host/database is meant'),
      ),
  ),
  PRODUCT_NAME: z._default(text(60), 'Perikope'),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.optional(z.string().check(z.maxLength(254), z.regex(/^[^\s@<>]+@[^\s@<>]+$/, addressMeant))),
  TRUST_PROXY: z.optional(z.string().check(z.regex(/^[a-z][a-z-]{0,60}$/i, 'the name of a header is meant'))),
  MEMBER_SPACE_MB: z._default(
    z.coerce.number(megabytesMeant).check(z.minimum(1, megabytesMeant), z.maximum(100_000, megabytesMeant)),
    50,
  ),
  AVATAR_URL: z.optional(z.url({ protocol: /^https?$/ })),
  OPERATOR: z.optional(text(500)),
  OPERATOR_EMAIL: z.optional(
    z.string().check(z.maxLength(254), z.regex(/^[^\s@<>]+@[^\s@<>]+$/, addressMeant)),
  ),
  ...linkVariables,
  ...serviceVariables,
  ...embeddingVariables,
  ...chatVariables,
  ...chatModelVariables,
})

/** The settings. */
export interface Config {
  port: number
  host: string
  /** Absolute. */
  dataDirectory: string
  /** Origin of canonical links, without a slash at its end. */
  publicUrl: string
  /** Translations by locale; the key `*` is for every other locale. */
  standard: ReadonlyMap<string, readonly string[]>
  productName: string
  /** Of PostgreSQL; undefined = an embedded database in the data directory. */
  databaseUrl: string | undefined
  /** The SMTP server and the sender; undefined: mail is written to files in the data directory. */
  mail: { smtpUrl: string; from: string } | undefined
  /**
   * Header, in lower case, in which the one proxy in front of us sends the client's
   * address; undefined = there is none.
   */
  trustedHeader: string | undefined
  /**
   * Base address of members' images, followed by the hash of their e-mail address, with a
   * slash at its end; undefined = none.
   */
  avatarUrl: string | undefined
  /** Bytes a member may use on the server. */
  memberBytes: number
  /** Turns verses and queries into vectors for hybrid search; undefined = none. */
  embedding: EmbeddingService | undefined
  chat: ChatSettings
  /** Answers in chats; undefined = the library alone does. */
  chatModel: ChatModelService | undefined
  publicSettings: PublicSettings
  /** The operator in the imprint: the lines of name and address, empty if not set, and an e-mail address. */
  operator: { lines: readonly string[]; email: string | undefined }
}

/** The settings in `environment`. Throws an Error that names every wrong variable. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settingsSchema.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`Wrong setting\n  ${problems.join('\n  ')}`)
  }
  const {
    PORT,
    HOST,
    DATA_DIR,
    PUBLIC_URL,
    STANDARD,
    PRODUCT_NAME,
    SMTP_URL,
    MAIL_FROM,
    TRUST_PROXY,
    AVATAR_URL,
    MEMBER_SPACE_MB,
    DATABASE_URL,
    OPERATOR,
    OPERATOR_EMAIL,
    ...others
  } = parsed.data
  const chatModel = readChatModel(others)
  return {
    port: PORT,
    host: HOST,
    dataDirectory: resolve(DATA_DIR),
    publicUrl: (PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`).replace(
      /\/+$/,
      '',
    ),
    standard: readStandard(STANDARD),
    productName: PRODUCT_NAME,
    databaseUrl: DATABASE_URL,
    mail: SMTP_URL === undefined ? undefined : { smtpUrl: SMTP_URL, from: senderOf(MAIL_FROM) },
    trustedHeader: TRUST_PROXY?.toLowerCase(),
    avatarUrl: AVATAR_URL?.replace(/\/*$/, '/'),
    memberBytes: MEMBER_SPACE_MB * 1_000_000,
    embedding: readEmbedding(others),
    chat: readChat(others),
    chatModel,
    publicSettings: {
      productName: PRODUCT_NAME,
      links: readLinks(others),
      ...readServices(others),
      ...(chatModel && { chatModel: chatModel.host }),
    },
    operator: {
      lines: (OPERATOR ?? '')
        .split('|')
        .map((line) => line.trim())
        .filter(Boolean),
      email: OPERATOR_EMAIL,
    },
  }
}

function senderOf(address: string | undefined): string {
  if (address === undefined) throw new Error('Wrong setting\n  MAIL_FROM: is needed with SMTP_URL')
  return address
}

function readStandard(value: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const part of value.split(',').filter(Boolean)) {
    const [before = '', after] = part.split('=')
    if (after !== undefined && !isLocale(before)) {
      throw new Error(`Wrong setting\n  STANDARD: ${before} is no interface language`)
    }
    found.set(after === undefined ? '*' : before, (after ?? before).split('.'))
  }
  return found
}

/** The settings of checked variables. */
function readChat({ CHAT_DAILY_LIMIT }: { CHAT_DAILY_LIMIT: number }): ChatSettings {
  return { dailyLimit: CHAT_DAILY_LIMIT }
}
