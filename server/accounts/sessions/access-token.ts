/**
 * Access tokens (SECURITY S1): JWT, HS256 with our one key, 15 minutes, nothing personal inside. Only one
 * algorithm and one header are accepted; nothing in a token ever chooses the key.
 */
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { uuidSchema } from '#core/contract/members/things'
import type { Caller } from '../../identity'

/** Seconds. */
export const tokenLifeS = 15 * 60

const claimsSchema = z.strictObject({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  sid: uuidSchema,
  iat: z.int(),
  exp: z.int(),
  typ: z.literal('access'),
})
/** The only accepted form: no padding, no other alphabet. */
const tokenPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/
const headerSchema = z.strictObject({ alg: z.literal('HS256'), typ: z.literal('JWT') })

/** A verified token. */
export interface ReadToken {
  caller: Caller
  /** Whole seconds, as ms since 1970. */
  issuedAt: number
}

/** Issues and verifies tokens. */
export interface AccessTokens {
  issue(caller: Caller): Promise<string>
  /**
   * The caller of a token and when it was issued; undefined for anything but a token of ours within its time.
   * Does not check the session.
   */
  read(token: string): Promise<ReadToken | undefined>
}

/** `key` has 256 bits; tokens are valid only at `publicUrl`. */
export function accessTokens(key: Uint8Array, publicUrl: string): AccessTokens {
  const issuer = publicUrl
  const audience = `${publicUrl}/api`
  return {
    async issue({ user, session }) {
      const nowS = Math.floor(Date.now() / 1_000)
      return await new SignJWT({ sid: session, typ: 'access' })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(String(user))
        .setIssuedAt(nowS)
        .setExpirationTime(nowS + tokenLifeS)
        .sign(key)
    },
    async read(token) {
      const checked = tokenPattern.test(token) ? await verified(token, key, issuer, audience) : undefined
      if (!checked) return undefined
      const claims = claimsSchema.safeParse(checked.payload)
      const header = headerSchema.safeParse(checked.protectedHeader)
      if (!claims.success || !header.success) return undefined
      const { sub, sid, iat } = claims.data
      return { caller: { user: Number(sub), session: sid }, issuedAt: iat * 1_000 }
    },
  }
}

async function verified(token: string, key: Uint8Array, issuer: string, audience: string) {
  const options = { algorithms: ['HS256'], issuer, audience, maxTokenAge: tokenLifeS, clockTolerance: 0 }
  try {
    return await jwtVerify(token, key, options)
  } catch {
    // Which fault it has would help nobody but a guesser.
    return undefined
  }
}
