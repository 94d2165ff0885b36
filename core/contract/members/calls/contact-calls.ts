/**
 * Contact messages and reports to the operator, signed in or not: rows of the table of calls (api.ts). Spec 2
 * §3, §7; SECURITY R4.
 */
import * as z from 'zod/mini'
import * as limits from '../../../limits'
import { reportTypes } from '../../report-types'
import { uuidSchema } from '../things'
import { emailAddress, typedText } from '../typed-text'
import { visitorCall } from './base-calls'

const done = z.object({ data: z.object({ done: z.literal(true) }) })
/** Chosen by the device: a message that is sent again after a lost answer is stored and mailed once. */
const id = z.optional(uuidSchema)

export const contactCalls = {
  contact: {
    ...visitorCall,
    method: 'POST',
    path: '/api/contact',
    summary: 'A message to the people who run this.',
    body: z.object({
      id,
      name: typedText(100),
      email: emailAddress,
      subject: typedText(150),
      message: typedText(limits.maxReportLength).check(z.minLength(1)),
    }),
    answer: done,
  },
  reportContent: {
    ...visitorCall,
    method: 'POST',
    path: '/api/report_content',
    summary: 'A mistake somebody found.',
    body: z.object({
      id,
      /** The subject matter: the place and technical data, or the assistant's answer, as lines. */
      content: z._default(typedText(limits.maxReportContent), ''),
      rating: z._default(typedText(40), ''),
      text: typedText(limits.maxReportLength).check(z.minLength(1)),
      type: z.enum([...reportTypes, 'chat']),
    }),
    answer: done,
  },
} as const
