/**
 * Which new passwords are refused, and why (SECURITY P2): there are no rules for characters, only for
 * passwords that are guessed first.
 */
import * as limits from '#core/limits'
import type { Config } from '../../settings/config'
import { isChosen } from './chosen-passwords'
import { makeCommonPasswords } from './common-passwords'

/** Error codes of a refused password. */
export type PasswordFault = 'password-common' | 'password-contains-email'

/** The owner of a password: words that guessers try first for this person. */
export interface PasswordOwner {
  email: string
  /** Empty names are ignored. */
  names: readonly string[]
  productName: string
}

interface Person {
  email: string
  firstname?: string | undefined
  lastname?: string | undefined
  nickname?: string | undefined
}

/** The names of a person and of the product. */
export function passwordOwner(person: Person, { productName }: Pick<Config, 'productName'>): PasswordOwner {
  const names = [person.firstname, person.lastname, person.nickname].filter((name) => name !== undefined)
  return { email: person.email, names, productName }
}

let common: Promise<ReadonlySet<string>> | undefined

/** Why a password is refused; undefined when it is good. */
export async function passwordFault(
  password: string,
  { email, names, productName }: PasswordOwner,
): Promise<PasswordFault | undefined> {
  const typed = password.toLowerCase()
  const address = email.toLowerCase()
  const [local = '', domain = ''] = address.split('@')
  if ([address, local, bare(local), domain].some((word) => isLittleBut(typed, word)))
    return 'password-contains-email'
  const known = [...names, names.join(' '), productName].flatMap((name) => [name, bare(name)])
  if (known.some((word) => isLittleBut(bare(typed), word.toLowerCase()))) return 'password-common'
  common ??= readCommon()
  const isCommon = (await common).has(typed) || (await common).has(withoutEnds(typed))
  return isCommon || isOneSign(typed) || isChosen(password) ? 'password-common' : undefined
}

/** Passwords of a stored list of leaked ones, and those people make from words of many languages. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const stolen = dictionary['passwords-common'].map(String)
  return new Set([...makeCommonPasswords(), ...stolen])
}

/**
 * A long password may contain a name by chance; the rest must still be a password.
 * Names of one or two letters are ignored.
 */
function isLittleBut(typed: string, name: string): boolean {
  return (
    name.length > 2 && typed.includes(name) && typed.replaceAll(name, '').length < limits.passwordMinLength
  )
}

/** Removes separators between the parts of a name. */
function bare(name: string): string {
  return name.replace(/[\s.\-_+]/g, '')
}

/** Removes punctuation at the ends: it does not make a common password a better one. */
function withoutEnds(typed: string): string {
  return typed.replace(/^[!?.*_#-]+|[!?.*_#-]+$/g, '')
}

function isOneSign(typed: string): boolean {
  return new Set(typed.trim()).size <= 1
}
