/**
 * Recorded chapters: requested from the server, and stored whole on this device if the person wants that. A
 * stored recording is found offline; a player gets it in one piece, so that no browser asks a cache for byte
 * ranges (SERVICE-WORKER rule 10).
 */
import { api, callAddress } from '#core/contract/api'
import { recordingCacheName } from '#core/contract/browser/caches'
import type { FoundRecording } from '#core/contract/browser/worker'
import type { Recording } from '#core/contract/editions/recording'
import { AppError } from '#core/errors'
import { callApi } from '../http'
import { asAppError } from '../storage-error'
import { cachedAnswer, openCache } from '../stored-caches'

/** The player waits this long for the answer; then the device's own voice begins. */
const patienceMs = 3_000

/** The recording of a chapter; undefined when none exists, or when there is no network and none is stored. */
export async function findRecording(
  abbreviation: string,
  chapter: number,
): Promise<FoundRecording | undefined> {
  const kept = await keptRecording(abbreviation, chapter)
  if (kept) return kept
  try {
    return await ask(abbreviation, chapter)
  } catch (error) {
    if (silent.has(asAppError(error).code)) return undefined
    throw error
  }
}

/** Failures that mean "no recording": no network, a captive portal, an imported edition. */
const silent: ReadonlySet<string> = new Set([
  'network',
  'slow',
  'captive-portal',
  'edition-unknown',
  'not-found',
  'api-response',
  'unavailable',
])

/** Stores a recording. Throws network, not-found, quota-exceeded. */
export async function keepRecording(abbreviation: string, chapter: number): Promise<void> {
  const recording = await ask(abbreviation, chapter)
  const answer =
    recording &&
    (await fetch(recording.address, { cache: 'no-store' }).catch((cause: unknown) => {
      throw new AppError('network', {}, { cause })
    }))
  if (!recording || !answer?.ok) throw new AppError('not-found', { abbreviation, chapter })
  const sound = await answer.blob().catch((cause: unknown) => {
    throw new AppError('network', {}, { cause })
  })
  // A truncated answer would be a chapter that stops in the middle.
  if (sound.size !== recording.bytes) throw new AppError('network')
  try {
    const cache = await openCache(recordingCacheName)
    if (!cache) throw new AppError('storage-blocked')
    await cache.put(recording.address, new Response(sound))
    await cache.put(aboutAddress(abbreviation, chapter), Response.json({ data: recording }))
  } catch (error) {
    await forgetRecording(abbreviation, chapter)
    throw asAppError(error)
  }
}

/** Deletes a stored recording; does nothing if there is none. */
export async function forgetRecording(abbreviation: string, chapter: number): Promise<void> {
  const cache = await openCache(recordingCacheName)
  if (!cache) return
  const kept = await keptRecording(abbreviation, chapter)
  if (kept) await cache.delete(kept.address)
  await cache.delete(aboutAddress(abbreviation, chapter))
}

async function ask(abbreviation: string, chapter: number): Promise<Recording | undefined> {
  const params = { abbreviation, chapter: String(chapter) }
  const { data } = await callApi('recording', params, {}, { timeoutMs: patienceMs })
  return data ?? undefined
}

async function keptRecording(abbreviation: string, chapter: number): Promise<FoundRecording | undefined> {
  const about = await cachedAnswer(aboutAddress(abbreviation, chapter), recordingCacheName)
  const parsed = about && api.recording.answer.safeParse(await about.json())
  const recording = parsed?.success ? parsed.data.data : undefined
  const sound = recording && (await cachedAnswer(recording.address, recordingCacheName))
  if (!recording || !sound) return undefined
  const type = sound.headers.get('content-type') ?? ''
  return { ...recording, sound: { type, bytes: await sound.arrayBuffer() } }
}

function aboutAddress(abbreviation: string, chapter: number): string {
  return callAddress('recording', { abbreviation, chapter: String(chapter) }, {})
}
