/** Which new passwords are refused, and why (SECURITY P2): nothing is asked of their characters, only that nobody guesses them first. */
import * as limits from '#core/limits'
import { makeCommonPasswords } from './common-passwords'

export type PasswordFault = 'password-common' | 'password-contains-email'

let common: ReadonlySet<string> | undefined

/** Why nobody should take this password; undefined when it is good. `productName` is as easy to guess as a word. */
export function passwordFault(
  password: string,
  email: string,
  productName: string,
): PasswordFault | undefined {
  const typed = password.toLowerCase()
  const address = email.toLowerCase()
  const name = address.split('@', 1)[0] ?? ''
  if (isLittleBut(typed, address) || isLittleBut(typed, name)) return 'password-contains-email'
  common ??= makeCommonPasswords()
  return common.has(typed) || common.has(withoutEnds(typed)) || isProduct(typed, productName)
    ? 'password-common'
    : undefined
}

/** A long password may hold a name by chance; without it, it must still be one. */
function isLittleBut(typed: string, name: string): boolean {
  return name !== '' && typed.includes(name) && typed.replaceAll(name, '').length < limits.passwordMinLength
}

/** Signs around a common password do not make another one of it. */
function withoutEnds(typed: string): string {
  return typed.replace(/^[!?.*_#-]+|[!?.*_#-]+$/g, '')
}

function isProduct(typed: string, productName: string): boolean {
  const name = productName.toLowerCase().replaceAll(' ', '')
  return typed.replaceAll(' ', '').replace(/[\d!?.*_#-]+/g, '') === name
}
