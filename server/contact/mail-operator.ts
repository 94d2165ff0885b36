/** Mails a message to the operator's address, if there is one, after the answer. */
import type { Accounts } from '../accounts/accounts'
import type { Mail } from '../accounts/mail/mailer'
import type { Sender } from '../http/requests/read-input'

/** Sends this e-mail to the operator. */
export function mailOperator(accounts: Accounts, from: Sender, mail: Omit<Mail, 'to'>): void {
  accounts.afterwards(from.log, async () => {
    const to = accounts.config.mail?.from
    if (to !== undefined) await accounts.mailer.send({ ...mail, to })
  })
}
