/** A member, as the member sees it (spec 2 §3). None of it is ever sent to anybody else. */
import * as z from 'zod/mini'
import { uuidSchema } from './things'

/** The signed-in user. */
export const userSchema = z.object({
  id: z.int(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  gender: z.enum(['', 'female', 'male', 'other']),
  /** IANA name; empty = the device's. */
  timezone: z.string(),
  /** Number of the interface language (`languageNumberOf`), 1 = de. */
  language: z.int(),
  /** Address of an image, or empty: then initials are drawn. */
  image: z.string(),
  roles: z.array(z.string()),
  /** Hash of the e-mail address, under which an image service knows it. */
  hash: z.string(),
  nickname: z.string(),
  fullname: z.string(),
  /** At most 20 characters. */
  fullnameShort: z.string(),
  newsletter: z.boolean(),
  beta: z.array(z.object({ feature: z.string(), unlocked: z.boolean() })),
  /** Changed options by path; defaults are in `optionTree`. */
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})
export type User = z.infer<typeof userSchema>

/** A device on which the user is signed in. */
export const sessionSchema = z.object({
  id: uuidSchema,
  /** As its browser names itself, shortened. */
  device: z.string(),
  createdAt: z.int(),
  usedAt: z.int(),
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof sessionSchema>

/** A notification to the user. */
export const notificationSchema = z.object({
  /** 0 = a section of a reading plan is due. */
  id: z.int(),
  type: z.enum(['info', 'warning', 'donation']),
  /** HTML with a short closed list of elements, cleaned by the server and again before it is shown. */
  notification_message: z.object({ message: z.string() }),
  /** Absent: it cannot be dismissed, unless it belongs to a reading plan. */
  dismiss_days: z.optional(z.int()),
})
export type Notification = z.infer<typeof notificationSchema>
