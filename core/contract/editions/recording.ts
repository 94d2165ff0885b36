/**
 * A recorded chapter of an edition: the address of its sound, where its verses begin if that is known, and
 * the call for it.
 */
import * as z from 'zod/mini'

/** Sound files by their endings; every current browser plays at least some of them. */
export const soundTypes = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  webm: 'audio/webm',
  wav: 'audio/wav',
  flac: 'audio/flac',
} as const

/** `{16 hex digits of its hash}.{ending}`. */
export const soundFilePattern = /^[0-9a-f]{16}\.(?:mp3|m4a|ogg|opus|webm|wav|flac)$/

/** One recording. */
export const recordingSchema = z.object({
  /** Path on this server; other content has another path. */
  address: z.string().check(z.regex(/^\/api\/audio\/[\w-]+\/files\/[0-9a-f]{16}\.\w+$/)),
  bytes: z.int(),
  /** Milliseconds at which verses begin, ascending; absent if nobody has measured them. */
  verses: z.optional(z.array(z.object({ verse: z.int(), ms: z.int().check(z.minimum(0)) }))),
})
export type Recording = z.infer<typeof recordingSchema>

/** A row of the table of calls (api.ts). */
export const recordingCalls = {
  recording: {
    method: 'GET',
    path: '/api/audio/{abbreviation}/{chapter}',
    summary:
      'The recording of a chapter (its canonical number): where its sound is and where its verses begin; null without one.',
    params: z.object({
      abbreviation: z.string().check(z.minLength(1), z.maxLength(13)),
      chapter: z.string().check(z.regex(/^\d{7,8}$/)),
    }),
    query: z.object({}),
    answer: z.object({ data: z.nullable(recordingSchema) }),
    access: 'visitor',
    caching: 'revalidate',
    isPublic: true,
  },
} as const
