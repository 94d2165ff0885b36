/** Remembers what was read: as the choice of translations, and in the history of a member. No part of the first load. */
import { rememberTranslations } from '../../../model/options/selected-translations'
import { recordActivity } from '../../../model/study/record-activity'

/** Takes the path below the origin, the name of the place and the abbreviations. */
export async function rememberVisit(
  path: string,
  name: string,
  translations: readonly string[],
): Promise<void> {
  rememberTranslations(translations)
  await recordActivity({ name, route: path, type: 'text', abbreviations: translations })
}
