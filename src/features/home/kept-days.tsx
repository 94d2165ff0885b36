/** Keeps the verses of the last days for readers who come back; loaded when the page has long been drawn. */
import { useShownEdition } from '../../model/study/shown-edition'
import { useKeptDays } from '../../model/verse-of-day/use-kept-days'

export function KeptDays() {
  useKeptDays(useShownEdition()?.manifest)
  return null
}
