/** Messages from the page to the service worker, parsed before use (SECURITY C4). */
import * as z from 'zod/mini'

/** The person agreed to the new version. */
export const serviceWorkerMessageSchema = z.object({ type: z.literal('SKIP_WAITING') })
