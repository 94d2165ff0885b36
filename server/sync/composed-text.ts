/** Text is stored in composed form (SECURITY 5.5: NFC), so that texts that look the same are equal. */
import { mapTexts } from '#core/map-texts'

/** The same value with every string in it composed; keys stay. */
export function composed<Value>(value: Value): Value {
  return mapTexts(value, (text) => text.normalize('NFC'))
}
