/** A message to the people who run this goes to their address, where there is one, after the answer. */
import type { Accounts } from '../accounts/accounts'
import type { Mail } from '../accounts/mail/mailer'
import type { Sender } from '../http/requests/read-input'

export function mailOperator(accounts: Accounts, from: Sender, mail: Omit<Mail, 'to'>): void {
  accounts.afterwards(from.log, async () => {
    const to = accounts.config.mail?.from
    if (to !== undefined) await accounts.mailer.send({ ...mail, to })
  })
}
