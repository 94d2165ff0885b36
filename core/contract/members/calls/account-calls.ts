/**
 * Accounts and the newsletter: rows of the table of calls (api.ts). Rules: design SECURITY 5.1 to 5.4, 5.10;
 * spec 2 §7.
 */
import * as z from 'zod/mini'
import * as limits from '../../../limits'
import { locales } from '../../locales'
import { uuidSchema } from '../things'
import { emailAddress as email, typedText } from '../typed-text'
import { sessionSchema, userSchema } from '../user'
import { visitorCall } from './base-calls'
import { contactCalls } from './contact-calls'

/** Answer of a call that only does something. */
const done = z.object({ data: z.object({ done: z.literal(true) }) })
/** Any characters, unchanged (SECURITY P2). */
const newPassword = z
  .string()
  .check(z.minLength(limits.passwordMinLength), z.maxLength(limits.passwordMaxLength))
const password = z.string().check(z.minLength(1), z.maxLength(limits.passwordMaxLength))
const secretToken = z.string().check(z.regex(/^[\w-]{20,200}$/))
const userId = z.object({ id: z.coerce.number().check(z.int(), z.minimum(1)) })
const token = z.object({ jwt_token: z.string() })

const personFields = {
  firstname: z.optional(typedText(60)),
  lastname: z.optional(typedText(60)),
  gender: z.optional(z.enum(['', 'female', 'male', 'other'])),
  timezone: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_+/-]{0,60}$/))),
  /** Number of the interface language. */
  language: z.optional(z.int().check(z.minimum(1), z.maximum(locales.length))),
}

/** The member who is signed in from now on, and their token. */
const signedIn = z.object({ data: z.object({ token, user: userSchema }) })

export const accountCalls = {
  register: {
    ...visitorCall,
    method: 'POST',
    path: '/api/register',
    summary: 'Makes an account. With mail the answer is the same for a known address and carries no token.',
    body: z.object({
      email,
      plain_password: newPassword,
      nickname: typedText(40),
      ...personFields,
      newsletter: z.optional(z.boolean()),
      promo: z.optional(z.string().check(z.regex(/^[\w-]{0,60}$/))),
      stayloggedin: z.optional(z.boolean()),
    }),
    answer: z.object({ data: z.object({ token: z.optional(token), user: z.optional(userSchema) }) }),
  },
  login: {
    ...visitorCall,
    method: 'POST',
    path: '/api/login',
    summary: 'Signs in; the long-lived secret goes into a cookie no script can read.',
    body: z.object({ email, plain_password: password, stayloggedin: z.optional(z.boolean()) }),
    answer: signedIn,
  },
  refreshToken: {
    ...visitorCall,
    method: 'POST',
    path: '/api/token/refresh',
    summary: 'A new access token for the session of the cookie; 410 when the account was deleted.',
    answer: signedIn,
    usesCookie: true,
  },
  logout: {
    ...visitorCall,
    method: 'DELETE',
    path: '/api/logout/{id}',
    summary: 'Ends the session of the token or, without one, of the cookie.',
    params: userId,
    answer: done,
    usesCookie: true,
  },
  sessions: {
    ...visitorCall,
    method: 'GET',
    path: '/api/sessions',
    summary: 'Where the member is signed in.',
    answer: z.object({ data: z.array(sessionSchema) }),
    access: 'member',
  },
  endSession: {
    ...visitorCall,
    method: 'DELETE',
    path: '/api/sessions/{id}',
    summary: 'Signs one device out.',
    params: z.object({ id: uuidSchema }),
    answer: done,
    access: 'member',
  },
  endOtherSessions: {
    ...visitorCall,
    method: 'DELETE',
    path: '/api/sessions',
    summary: 'Signs all other devices out.',
    answer: done,
    access: 'member',
  },
  requestPasswordReset: {
    ...visitorCall,
    method: 'POST',
    path: '/api/password-reset',
    summary: 'Sends a link to a known address; the answer is the same for an unknown one.',
    body: z.object({ email }),
    answer: done,
  },
  checkPasswordToken: {
    ...visitorCall,
    method: 'POST',
    path: '/api/password-token',
    summary: 'Whether a reset link still holds.',
    body: z.object({ token: secretToken }),
    answer: z.object({ valid: z.boolean() }),
  },
  updatePassword: {
    ...visitorCall,
    method: 'POST',
    path: '/api/password-update',
    summary: 'Sets a new password by a reset link and ends all sessions.',
    body: z.object({ password: newPassword, passwordRepeat: z.string(), token: secretToken }),
    answer: done,
  },
  confirmEmail: {
    ...visitorCall,
    method: 'POST',
    path: '/api/email-confirmation',
    summary: 'Confirms an e-mail address by the link that was sent to it.',
    body: z.object({ token: secretToken }),
    answer: z.object({ valid: z.boolean() }),
  },
  updateProfile: {
    ...visitorCall,
    method: 'PATCH',
    path: '/api/profile/{id}',
    summary: 'Changes fields of the member. A new e-mail address or password needs the current password.',
    params: userId,
    body: z.object({
      ...personFields,
      newsletter: z.optional(z.boolean()),
      email: z.optional(email),
      plain_password: z.optional(newPassword),
      currentPassword: z.optional(password),
      /** Options by path, as JSON text (spec 2 §3). */
      options: z.optional(z.string().check(z.maxLength(16_384))),
    }),
    answer: z.object({ user: userSchema, jwt: z.string() }),
    access: 'owner',
  },
  deleteProfile: {
    ...visitorCall,
    method: 'DELETE',
    path: '/api/profile/{id}',
    summary: 'Deletes the account and everything in it.',
    params: userId,
    body: z.object({ currentPassword: password }),
    answer: done,
    access: 'owner',
  },
  exportProfile: {
    ...visitorCall,
    method: 'GET',
    path: '/api/profile/export',
    summary: 'Everything the account holds, to keep.',
    answer: z.object({ data: z.record(z.string(), z.unknown()) }),
    access: 'member',
  },
  newsletterState: {
    ...visitorCall,
    method: 'GET',
    path: '/api/profile/newsletter/{id}',
    summary: 'Whether the member gets the newsletter; `isPending` until the address is confirmed.',
    params: userId,
    answer: z.object({ data: z.object({ newsletter: z.boolean(), isPending: z.boolean() }) }),
    access: 'owner',
  },
  joinBeta: {
    ...visitorCall,
    method: 'POST',
    path: '/api/beta',
    summary: 'Puts the member on the waiting list of a feature.',
    body: z.object({ feature: z.enum(['audio', 'assistant', 'plans']) }),
    answer: z.object({ user: userSchema }),
    access: 'member',
  },
  subscribeNewsletter: {
    ...visitorCall,
    method: 'POST',
    path: '/api/newsletter',
    summary: 'Sends a link that confirms the subscription; the same answer for every address.',
    body: z.object({ email, locale: z.enum(locales) }),
    answer: done,
  },
  confirmNewsletter: {
    ...visitorCall,
    method: 'POST',
    path: '/api/newsletter-confirmation',
    summary: 'Begins or ends a subscription by the link that was sent.',
    body: z.object({ token: secretToken, subscribed: z.boolean() }),
    answer: z.object({ valid: z.boolean() }),
  },
  ...contactCalls,
} as const
