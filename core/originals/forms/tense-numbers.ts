/**
 * Numbers that editions with Strong's numbers write for forms of Hebrew verbs (`H8804`). What each means was counted: the
 * form that the same word has in the Open Scriptures Hebrew Bible, where a number stands there 50 times or more. Imperfect
 * and perfect hold their sequential forms too.
 */
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
  return forms.get(code)
}
