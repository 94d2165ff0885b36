/**
 * When two e-mail addresses are one account: the letters a to z in either size, everything else as it stands. One rule for lookup, keys and
 * counters: where the database took `İ` for `i` and a counter did not, each spelling had tries of its own.
 */
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

export function foldEmail(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** The same in SQL: the collation C knows no other letters. */
export function foldedEmail(column: SQLWrapper): SQL {
  return sql`lower(${column} collate "C")`
}

export function isEmail(column: SQLWrapper, email: string): SQL {
  return eq(foldedEmail(column), foldEmail(email))
}
