/** The code of a form as its words; a code that no table knows stays as it is. */
import { morphGntCode, unfoldingWordCode } from './column-codes'
import { readOshb } from './oshb'
import { readRobinson } from './robinson'
import { readTenseNumber } from './tense-numbers'
import type { Form } from './terms'

/** Several codes at one run are separated by spaces. */
export function readForm(code: string): readonly (Form | string)[] {
  const inColumns = morphGntCode(code)
  if (inColumns !== undefined) return [readRobinson(inColumns) ?? code]
  return code.split(' ').flatMap((one): readonly (Form | string)[] => {
    // Without the name of a scheme, and as others write it.
    const plain = one.replace(/^[a-z]\w*:/i, '').replace(/^T(?=[GH]\d)/, '')
    const own = unfoldingWordCode(plain) ?? plain
    const known = readRobinson(own) ?? readTenseNumber(own)
    return known ? [known] : (readOshb(own) ?? [one])
  })
}
