/** A reported mistake: stored in the database and mailed to the operator, once. */
import { randomUUID } from 'node:crypto'
import { type Accounts, countAddress } from '../accounts/accounts'
import { done } from '../accounts/signing-in'
import { composed } from '../accounts/users'
import type { Handler } from '../http/call-routes'
import { reports } from '../store/schema/schema'
import { mailOperator } from './mail-operator'

/** Receives a report. */
export function reportContent(accounts: Accounts): Handler<'reportContent'> {
  return async ({ body, from }) => {
    await countAddress(accounts, from, 'report')
    const { id = randomUUID(), type } = body
    const content = composed(body.content) ?? ''
    const rating = composed(body.rating) ?? ''
    const text = composed(body.text) ?? ''
    const { db } = await accounts.store()
    const row = { id, type, content, rating, text, createdAt: Date.now() }
    const added = await db.insert(reports).values(row).onConflictDoNothing().returning()
    if (added.length > 0)
      mailOperator(accounts, from, {
        kind: 'report',
        subject: `Report: ${type}${rating && `, ${rating}`}`,
        text: [text, content].filter(Boolean).join('\n\n--\n'),
      })
    return done
  }
}
