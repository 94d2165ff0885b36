/** Which new passwords are refused, and why (SECURITY P2): nothing is asked of their characters, only that nobody guesses them first. */
import * as limits from '#core/limits'
import type { Config } from '../../settings/config'
import { makeCommonPasswords } from './common-passwords'

export type PasswordFault = 'password-common' | 'password-contains-email'

/** Whose password it is: words that are tried first for this one person. */
export interface PasswordOwner {
  email: string
  /** Empty ones do not count. */
  names: readonly string[]
  productName: string
}

interface Person {
  email: string
  firstname?: string | undefined
  lastname?: string | undefined
  nickname?: string | undefined
}

export function passwordOwner(person: Person, { productName }: Pick<Config, 'productName'>): PasswordOwner {
  const names = [person.firstname, person.lastname, person.nickname].filter((name) => name !== undefined)
  return { email: person.email, names, productName }
}

let common: Promise<ReadonlySet<string>> | undefined

/** Why nobody should take this password; undefined when it is good. */
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
  return isCommon || isOneSign(typed) ? 'password-common' : undefined
}

/** Those of a kept list, which was found in thefts, and those people make of words of many languages. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const stolen = dictionary['passwords-common'].map(String)
  return new Set([...makeCommonPasswords(), ...stolen])
}

/** A long password may hold a name by chance; without it, it must still be one. Names of one or two letters are everywhere. */
function isLittleBut(typed: string, name: string): boolean {
  return (
    name.length > 2 && typed.includes(name) && typed.replaceAll(name, '').length < limits.passwordMinLength
  )
}

/** Without what people put between the parts of a name. */
function bare(name: string): string {
  return name.replace(/[\s.\-_+]/g, '')
}

/** Signs around a common password do not make another one of it. */
function withoutEnds(typed: string): string {
  return typed.replace(/^[!?.*_#-]+|[!?.*_#-]+$/g, '')
}

function isOneSign(typed: string): boolean {
  return new Set(typed.trim()).size <= 1
}
