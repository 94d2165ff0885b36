/** What `knownContent` does: apart from the guards, so that neither its code nor where that is makes the first load larger. */
import { notFound, redirect } from '@tanstack/react-router'

/** Throws where the decoded or encoded address leads nowhere or elsewhere in its content area (spec 2 §2). */
export async function guardContent(href: string): Promise<void> {
  const [{ contentPlace }, { contentsFor }] = await Promise.all([
    import('#core/contract/address/contents/content-address'),
    import('../../model/contents/known-contents'),
  ])
  const [encoded = ''] = href.split(/[?#]/, 1)
  const path = decodeURI(encoded)
  const known = await contentsFor(path)
  if (!known) return
  const place = contentPlace(path, known)
  if (place.kind === 'nowhere') throw notFound()
  if (place.kind === 'elsewhere') throw redirect({ href: encodeURI(place.path), replace: true })
}
