/** The code of a form as its words; a code that no table knows stays as it is. */
import { readOshb } from './oshb'
import { readRobinson } from './robinson'
import { readTenseNumber } from './tense-numbers'
import type { Form } from './terms'

/** Several codes at one run are separated by spaces. */
export function readForm(code: string): readonly (Form | string)[] {
  return code.split(' ').flatMap((one): readonly (Form | string)[] => {
    const known = readRobinson(one) ?? readTenseNumber(one)
    return known ? [known] : (readOshb(one) ?? [one])
  })
}
