/** A list of names, joined the way a language does it: "SDE, KJV und SFR". */
import { isolate } from './isolate'

/** Each name keeps its own direction. */
export const formatList = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names.map(isolate))
