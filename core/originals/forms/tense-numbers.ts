/**
 * Numbers that editions with Strong's numbers write for forms of verbs (`H8804`, `G5656`). What each of Hebrew means was counted: the
 * form that the same word has in the Open Scriptures Hebrew Bible, where a number stands there 50 times or more. Imperfect
 * and perfect hold their sequential forms too.
 */
import { readRobinson } from './robinson'
import type { Form, Term } from './terms'

const stems = {
  Qal: {
    8798: ['imperative'],
    8799: ['imperfect'],
    8800: ['infinitive'],
    8801: ['participle', 'active'],
    8802: ['participle', 'active'],
    8803: ['participle', 'passive'],
    8804: ['perfect'],
  },
  Niphal: {
    8734: ['imperative'],
    8735: ['imperfect'],
    8736: ['infinitive'],
    8737: ['participle'],
    8738: ['perfect'],
  },
  Piel: {
    8761: ['imperative'],
    8762: ['imperfect'],
    8763: ['infinitive'],
    8764: ['participle'],
    8765: ['perfect'],
  },
  Pual: { 8792: ['imperfect'], 8794: ['participle'], 8795: ['perfect'] },
  Hiphil: {
    8685: ['imperative'],
    8686: ['imperfect'],
    8687: ['infinitive'],
    8688: ['participle'],
    8689: ['perfect'],
  },
  Hophal: { 8714: ['imperfect'], 8716: ['participle'], 8717: ['perfect'] },
  Hithpael: {
    8690: ['imperative'],
    8691: ['imperfect'],
    8692: ['infinitive'],
    8693: ['participle'],
    8694: ['perfect'],
  },
  Peal: { 8748: ['imperfect'], 8750: ['participle', 'active'], 8754: ['perfect'] },
  Haphel: { 8684: ['perfect'] },
  Polel: { 8787: ['imperfect'] },
} as const satisfies Record<string, Record<number, readonly Term[]>>

/** Numbers of Greek forms, as the codes of Robinson that say the same; those of rare forms are not known for sure. */
const greek: Readonly<Record<number, string>> = {
  5627: 'V-2AAI',
  5656: 'V-AAI',
  5657: 'V-AAM',
  5658: 'V-AAN',
  5660: 'V-AAP',
  5661: 'V-AAS',
  5681: 'V-API',
  5685: 'V-APP',
  5686: 'V-APS',
  5692: 'V-FAI',
  5701: 'V-FPI',
  5707: 'V-IAI',
  5719: 'V-PAI',
  5720: 'V-PAM',
  5721: 'V-PAN',
  5723: 'V-PAP',
  5725: 'V-PAS',
  5736: 'V-PNI',
  5740: 'V-PNP',
  5743: 'V-PPI',
  5746: 'V-PPP',
  5754: 'V-RAI',
  5769: 'V-RPI',
  5772: 'V-RPP',
}

const forms: ReadonlyMap<string, Form> = new Map(
  Object.entries(stems).flatMap(([name, numbers]) =>
    Object.entries(numbers).map(([number, said]: [string, readonly Term[]]): [string, Form] => [
      `H${number}`,
      [{ term: 'verb' }, { name }, ...said.map((term) => ({ term }))],
    ]),
  ),
)

/** Undefined for other codes. */
export function readTenseNumber(code: string): Form | undefined {
  const [, number = ''] = /^G(\d+)$/.exec(code) ?? []
  return forms.get(code) ?? readRobinson(greek[Number(number)] ?? '')
}
