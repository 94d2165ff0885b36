/** Content packs: their list, the manifest of one, its segments and images. */
import { AppError } from '#core/errors'
import { jsonType, type Prepared, prepareJson } from '../../http/answers/prepared'
import type { Handler } from '../../http/call-routes'
import type { Library } from '../../library/library'
import type { StoredPack } from '../../library/packs/stored-pack'

/** The list is built once per state of the library. */
export function packs(source: Library): Handler<'packs'> {
  let made: { revision: string; answer: Awaited<ReturnType<Handler<'packs'>>> } | undefined
  return async () => {
    const { revision, packs: view } = source.view()
    if (made?.revision !== revision) {
      const data = view.all.map(({ summary }) => summary)
      const { damaged } = view
      made = {
        revision,
        answer: prepareJson(damaged.length > 0 ? { data, unavailable: [...damaged] } : { data }),
      }
    }
    return made.answer
  }
}

/** The pack of an abbreviation. Throws edition-unknown. */
export function packNamed(source: Library, abbreviation: string): StoredPack {
  const pack = source.view().packs.find(abbreviation)
  if (!pack) throw new AppError('edition-unknown', { abbreviation })
  return pack
}

export function packManifest(source: Library): Handler<'packManifest'> {
  return async ({ params: { abbreviation } }) =>
    prepareJson({ data: packNamed(source, abbreviation).manifest })
}

/** A segment may belong to a recently replaced revision. */
export function packSegment(source: Library): Handler<'packSegment'> {
  return async ({ params: { abbreviation, hash } }) => {
    for (const pack of source.view().packs.revisionsOf(abbreviation)) {
      if (!pack.manifest.segments.some((one) => one.hash === hash && one.role !== 'media')) continue
      const answer: Prepared<never> = {
        contentType: jsonType,
        hash,
        async bytes(encoding) {
          const bytes = await pack.segment(hash, encoding)
          if (!bytes) throw new AppError('not-found', { abbreviation, hash })
          return bytes
        },
      }
      return answer
    }
    throw new AppError('not-found', { abbreviation, hash })
  }
}

/**
 * Images are compressed already and sent as they are. An SVG is isolated, without scripts or outside links.
 */
export function packMedia(source: Library): Handler<'packMedia'> {
  return async ({ params: { abbreviation, hash } }) => {
    for (const pack of source.view().packs.revisionsOf(abbreviation)) {
      const media = await pack.media(hash)
      if (!media) continue
      const answer: Prepared<never> = {
        contentType: media.type,
        hash,
        isSmall: true,
        bytes: () => media.bytes,
        headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" },
      }
      return answer
    }
    throw new AppError('not-found', { abbreviation, hash })
  }
}

/** Those of a chapter; a pack of another kind has none. */
export function references(source: Library): Handler<'references'> {
  return async ({ params: { abbreviation, chapter } }) => {
    const data = await packNamed(source, abbreviation).references(Number(chapter))
    if (!data) throw new AppError('not-found', { abbreviation })
    return prepareJson({ data })
  }
}
