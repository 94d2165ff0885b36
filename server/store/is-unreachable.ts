/**
 * Distinguishes an unreachable database from a fault of ours: callers are asked to try again (503) instead of
 * being told that their change is bad (500), which a device would finally give up on.
 */

/**
 * Codes of Node's sockets and of PostgreSQL: broken or refused connections, starting, stopping, out of
 * connections or space, read-only (a replica that took over), too slow.
 */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08...|57P..|57014|55P03|25006|53...)$/
/** Messages of the driver without a code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Also when it is the cause of another error. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isOne = 'code' in error && typeof error.code === 'string' && codes.test(error.code)
  return isOne || messages.test(error.message) || isUnreachable(error.cause)
}
