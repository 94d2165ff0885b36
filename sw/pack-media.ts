/**
 * Pictures of downloaded packs, from the local database: the page asks for them by their address, as it does where the pack is not here.
 */
import { Database } from '#db/database'

const mediaPath = /^\/api\/resources\/([^/]+)\/media\/([0-9a-f]{64})$/

const database = new Database()

/** True for requests of pictures of packs. */
export function isPackMedia({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean {
  return sameOrigin && mediaPath.test(url.pathname)
}

/** The picture of this device, else the server's. A database that fails leaves the answer to the server. */
export async function mediaAnswer(request: Request, url: URL): Promise<Response> {
  const [, name = '', hash = ''] = mediaPath.exec(url.pathname) ?? []
  const stored = await storedMedia(decodeURIComponent(name), hash).catch(() => undefined)
  return stored ?? fetch(request)
}

/** Headers as the server's (server/api/content/packs.ts): an SVG that is opened alone runs nothing. */
async function storedMedia(abbreviation: string, hash: string): Promise<Response | undefined> {
  const [row, segment] = await Promise.all([
    database.packs.get(abbreviation),
    database.packSegments.get([abbreviation, hash]),
  ])
  const type = row?.manifest?.segments.find((one) => one.hash === hash && one.role === 'media')?.scope
  if (!segment?.bytes || type === undefined) return undefined
  // A copy: rows of the database may share their buffer.
  return new Response(new Uint8Array(segment.bytes), {
    headers: {
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
}
