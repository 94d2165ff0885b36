/** The work of `knownPlace`: apart from the guards, so that neither its code nor where that is makes the first load larger. */
import { notFound, redirect } from '@tanstack/react-router'
import { isKnownTranslation } from '../../model/library/known-translations'
import { onceOnline } from '../../ui/timing/once-online'

/** Throws where the decoded or encoded address leads nowhere or elsewhere (spec 2 §2). */
export async function guardPlace(href: string): Promise<void> {
  const [{ placeOf }, { contentsFor }, { isKnownHelp }, { pericopeOf }] = await onceOnline(() =>
    Promise.all([
      import('#core/contract/address/known-place'),
      import('../../model/contents/known-contents'),
      import('../../model/library/page-texts'),
      import('#core/scripture/pericopes/pericopes'),
    ]),
  )
  const [encoded = ''] = href.split(/[?#]/, 1)
  const place = await placeOf(decodeURI(encoded), {
    isTranslation: isKnownTranslation,
    isHelp: isKnownHelp,
    isPericope: (id) => pericopeOf(id) !== undefined,
    contents: contentsFor,
    // Their screens read them and say what is not there.
    isPassage: async () => true,
    isTag: async () => true,
  })
  if (place.kind === 'nowhere') throw notFound(place.error ? { data: { error: place.error } } : {})
  if (place.kind === 'elsewhere') throw redirect({ href: encodeURI(place.path), replace: true })
}
