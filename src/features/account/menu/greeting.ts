/** How a name is shown (spec 1 §5): cut at 20 characters; the greeting has a width by the length of the name. Pure. */
import { shortNameLength } from '#core/limits'

const widthsFrom = 8

/** At most 20 characters, the last of them an ellipsis where something was cut. */
export function shortName(name: string): string {
  const characters = [...name]
  return characters.length > shortNameLength ? `${characters.slice(0, shortNameLength - 1).join('')}…` : name
}

/** Over 20 characters the greatest width, from 8 to 20 one by length, below that none. */
export function greetingWidth(name: string): 'max' | number | undefined {
  const { length } = [...name]
  if (length > shortNameLength) return 'max'
  return length >= widthsFrom ? length : undefined
}
