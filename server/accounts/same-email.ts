/**
 * When two e-mail addresses are one account: the letters a to z match in either case, everything else
 * exactly. One rule for look-up, keys and counters: when the database took `İ` for `i` and a counter did not,
 * each spelling had its own attempts.
 */
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The form in which addresses are compared. */
export function foldEmail(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** The same in SQL: collation C changes no other letters. */
export function foldedEmail(column: SQLWrapper): SQL {
  return sql`lower(${column} collate "C")`
}

/** SQL condition: the column contains this address. */
export function isEmail(column: SQLWrapper, email: string): SQL {
  return eq(foldedEmail(column), foldEmail(email))
}
