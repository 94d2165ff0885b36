/** A message to the people who run this: kept in the database and sent to their address. */
import type { Handler } from '../../http/call-routes'
import { contactMessages } from '../../store/schema/schema'
import { type Accounts, countAddress } from '../accounts'
import { done } from '../signing-in'
import { composed } from '../users'

export function contact(accounts: Accounts): Handler<'contact'> {
  return async ({ body, from }) => {
    await countAddress(accounts, from, 'contact')
    const message = {
      name: composed(body.name) ?? '',
      email: body.email,
      subject: composed(body.subject) ?? '',
      message: composed(body.message) ?? '',
    }
    const { db } = await accounts.store()
    await db.insert(contactMessages).values({ ...message, createdAt: Date.now() })
    accounts.afterwards(from.log, async () => {
      const to = accounts.config.mail?.from
      if (to === undefined) return
      const { name, email, subject, message: text } = message
      await accounts.mailer.send({
        kind: 'contact',
        to,
        replyTo: email,
        subject,
        text: `${name} <${email}>\n\n${text}`,
      })
    })
    return done
  }
}
