/**
 * Members as rows, and as their owner sees them. Only what `userAnswer` names leaves
 * the server (SECURITY A4).
 */
import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { defaultLocale, type Locale, localeOfNumber } from '#core/contract/locales'
import { isOptionPath, parseOption } from '#core/contract/members/option-tree'
import type { User } from '#core/contract/members/user'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import type { Config } from '../settings/config'
import { things, users } from '../store/schema/schema'
import type { Database } from '../store/store'
import { isEmail } from './same-email'

/** A row of `users`. */
export type UserRow = typeof users.$inferSelect

/** The living account of an e-mail address, in any case. */
export async function findByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(isEmail(users.email, email), isNull(users.deletedAt)))
  return row
}

/** Throws session-ended: the caller was a member a moment ago. */
export async function readUser(db: Database, id: number): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  if (!row) throw new AppError('session-ended')
  return row
}

/** The member as the member sees it. */
export async function userAnswer(db: Database, row: UserRow, { avatarUrl }: Config): Promise<User> {
  const options = await optionsOf(db, row.id)
  const fullname = [row.firstname, row.lastname].filter(Boolean).join(' ') || row.nickname
  return {
    id: row.id,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    gender: row.gender,
    timezone: row.timezone,
    language: row.language,
    image: avatarUrl && options['gravatar'] === true ? pictureOf(avatarUrl, row.hash) : '',
    roles: row.roles,
    hash: row.hash,
    nickname: row.nickname,
    fullname,
    fullnameShort: shortened(fullname),
    newsletter: row.newsletter,
    beta: row.beta,
    options,
  }
}

async function optionsOf(db: Database, user: number): Promise<User['options']> {
  const rows = await db
    .select({ key: things.key, data: things.data })
    .from(things)
    .where(and(eq(things.userId, user), eq(things.kind, 'opt'), eq(things.deleted, false)))
  const options: User['options'] = {}
  for (const { key, data } of rows) {
    const path = key.slice('opt:'.length)
    const value = isOptionPath(path) ? parseOption(path, data) : undefined
    if (value !== undefined) options[path] = value
  }
  return options
}

/** The hash under which an image service knows an address; only its owner is told (SECURITY U3). */
export function emailHash(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
}

function pictureOf(avatarUrl: string, hash: string): string {
  return `${avatarUrl}${hash}?s=${limits.userImagePx}&d=retro`
}

/** Cut at 20 characters with an ellipsis (spec 1 §5). */
function shortened(name: string): string {
  const characters = [...name]
  return characters.length > limits.shortNameLength
    ? `${characters.slice(0, limits.shortNameLength - 1).join('')}…`
    : name
}

/** Text is stored composed (NFC), however it was typed (SECURITY 5.5). */
export function composed(text: string | undefined): string | undefined {
  return text?.normalize('NFC').trim()
}

/** The language of e-mails to a member. */
export function localeOf({ language }: Pick<UserRow, 'language'>): Locale {
  return localeOfNumber(language) ?? defaultLocale
}
