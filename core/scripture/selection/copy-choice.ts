/**
 * What a person wants copied of verses, and how it is stored: as words `name-value`, of which unknown ones are passed over.
 */

/** The values of a choice of several; the first of each is what applies until somebody chooses. */
export const copyValues = {
  /**
   * `plain`: text, and the source on a line of its own. `markdown`: a block quote. The others quote within a
   * sentence, as these styles do.
   */
  form: ['plain', 'markdown', 'sbl', 'chicago', 'din'],
  /** Where the reference stands. */
  place: ['last', 'first', 'none'],
  /** Names of books. */
  book: ['long', 'short'],
  edition: ['code', 'name', 'none'],
  /** Lines of poetry and paragraphs as they are in the text; every verse on its own line; one run of text. */
  lines: ['text', 'verses', 'none'],
} as const

const copyFlags = {
  /** Numbers before the verses, if there are several. */
  numbers: true,
  link: true,
  /** Only the places, without text. */
  placeAlone: false,
} as const

export type CopyList = keyof typeof copyValues
export type CopyFlag = keyof typeof copyFlags
export type CopyChoice = { [Name in CopyList]: (typeof copyValues)[Name][number] } & Record<CopyFlag, boolean>
export type CopyForm = CopyChoice['form']

export const copyLists = Object.keys(copyValues).filter(isList)
export const copyFlagNames = Object.keys(copyFlags).filter(isFlag)

/** What belongs to a form: the parts that are set when it is chosen, and can be changed afterwards. */
export const presets: Readonly<Record<CopyForm, Partial<CopyChoice>>> = {
  plain: { place: 'last', book: 'long', edition: 'code', lines: 'text', numbers: true, link: true },
  markdown: { place: 'last', book: 'long', edition: 'code', lines: 'text', numbers: true, link: true },
  sbl: { place: 'last', book: 'short', edition: 'code', lines: 'none', numbers: false, link: false },
  chicago: { place: 'last', book: 'long', edition: 'name', lines: 'none', numbers: false, link: false },
  din: { place: 'last', book: 'short', edition: 'code', lines: 'none', numbers: false, link: false },
}

/** The choice with another form and all that belongs to it. */
export function withForm(choice: CopyChoice, form: CopyForm): CopyChoice {
  return { ...choice, ...presets[form], form }
}

/** Reads stored words; whatever they do not say, or say in words that nobody knows, is as it was at first. */
export function readCopyChoice(words: string): CopyChoice {
  const said = new Map(words.split(',').map((word) => [word.split('-')[0], word.split('-')[1]]))
  const valueOf = <Value extends string>(name: CopyList, values: readonly [Value, ...Value[]]) =>
    values.find((one) => one === said.get(name)) ?? values[0]
  const isOn = (name: CopyFlag) => said.get(name) === 'on' || (said.get(name) !== 'off' && copyFlags[name])
  return {
    form: valueOf('form', copyValues.form),
    place: valueOf('place', copyValues.place),
    book: valueOf('book', copyValues.book),
    edition: valueOf('edition', copyValues.edition),
    lines: valueOf('lines', copyValues.lines),
    numbers: isOn('numbers'),
    link: isOn('link'),
    placeAlone: isOn('placeAlone'),
  }
}

export const initialCopyChoice = readCopyChoice('')

export function writeCopyChoice(choice: CopyChoice): string {
  const lists = copyLists.map((name) => `${name}-${choice[name]}`)
  return [...lists, ...copyFlagNames.map((name) => `${name}-${choice[name] ? 'on' : 'off'}`)].join(',')
}

/** Reads the words of the first versions, which named the parts that were copied: `numbers place edition link`. */
export function readFirstParts(words: string): CopyChoice {
  const parts = new Set(words.split(' '))
  return {
    ...initialCopyChoice,
    place: parts.has('place') ? 'last' : 'none',
    edition: parts.has('edition') ? 'code' : 'none',
    lines: parts.has('lines') ? 'verses' : 'text',
    numbers: parts.has('numbers'),
    link: parts.has('link'),
    placeAlone: parts.has('placeAlone'),
  }
}

function isList(name: string): name is CopyList {
  return Object.hasOwn(copyValues, name)
}

function isFlag(name: string): name is CopyFlag {
  return Object.hasOwn(copyFlags, name)
}
