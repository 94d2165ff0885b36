/** How a name is shown (spec 1 §5): cut at 20 characters, in a greeting whose width depends on its length. Pure. */
import { shortNameLength } from '#core/limits'

const widthsFrom = 8

/** At most 20 characters; the last is an ellipsis if the name was cut. */
export function shortName(name: string): string {
  const characters = [...name]
  return characters.length > shortNameLength ? `${characters.slice(0, shortNameLength - 1).join('')}…` : name
}

/** The greatest width above 20 characters, a width by length from 8 to 20, none below. */
export function greetingWidth(name: string): 'max' | number | undefined {
  const { length } = [...name]
  if (length > shortNameLength) return 'max'
  return length >= widthsFrom ? length : undefined
}
