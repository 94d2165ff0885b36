/** Parses what an operator typed after `npm run library --`. */
import { parseArgs } from 'node:util'
import { type ContentKind, contentKinds } from '#core/contract/content/kinds'
import { numberingBases } from '#core/contract/editions/edition'
import { formatNames } from '#core/contract/editions/formats'
import type { EditionChoices, PackChoices } from '../library-index'

/** `kind` makes it a content pack. */
export type Choices = EditionChoices & Omit<PackChoices, 'kind'> & { kind?: ContentKind }

/** When meanings are learnt after a change: by the running server, by the command, or not. */
export type Learns = 'later' | 'now' | 'never'

/** A parsed command. */
export type Command =
  | {
      kind: 'add'
      /** At least one; facts of an edition are given for one only. */
      sources: readonly string[]
      abbreviation: string | undefined
      /** Adds it as a further edition beside one of the same work. */
      isSeparate: boolean
      choices: Choices
      isJson: boolean
      learns: Learns
    }
  | {
      kind: 'update'
      abbreviation: string
      source: string
      choices: Choices
      isJson: boolean
      learns: Learns
    }
  | { kind: 'list' | 'catalogue'; isJson: boolean }
  | { kind: 'train'; isJson: boolean; isDue: boolean; learnsWords: boolean }
  | { kind: 'remove'; abbreviation: string; learns: Learns }
  | { kind: 'audio'; abbreviation: string; folder: string; isJson: boolean }
  | { kind: 'layer'; source: string; abbreviation: string; choices: Choices; isJson: boolean }
  | { kind: 'help' }

/** The help text. */
export const usage = `npm run library -- add FILE|FOLDER|ADDRESS|CATALOGUE-ENTRY ... [options]
npm run library -- update ABBREVIATION FILE|FOLDER|ADDRESS [options]
npm run library -- remove ABBREVIATION
npm run library -- audio ABBREVIATION FOLDER [--json]
npm run library -- layer FILE|FOLDER|ADDRESS --for ABBREVIATION [options]
npm run library -- train [--due] [--no-words] [--json]
npm run library -- list [--json]
npm run library -- catalogue [--json]

Formats: ${formatNames.join(', ')}; plain, .gz, .zip or a folder. Contents beside the text (dictionaries, commentaries,
topics, pictures, videos, reading plans) come as Zefania, OSIS, TEI, ThML, HTML, JSON, CSV, Markdown or, plans of AndBible,
.properties; docs/content.md says how to write one's own.

add puts a work that is here already in the place of its earlier form, unless --as is given. With several sources the
options hold for each of them; --abbreviation, --as, --name and --year are for one.

audio adds recorded chapters, named by book and chapter: 43-001.mp3, JHN_1.mp3 (mp3, m4a, ogg, opus, webm, wav, flac). Labels
beside them (43-001.txt, a line per verse: seconds, number) say where verses begin.

layer adds words of the original to an edition that is here, from a table: STEPBible's tagged translations and originals, or
JSON of words for each verse (JHN21.json). 98 of 100 of its words must be found in the text, in their order.

Options of add and update (what the files do not say, or say wrong):
  --abbreviation LUT   2 to 12 letters, digits, hyphen (add only)
  --as LUT             the same, and a work that is here already stays beside it (add only)
  --name NAME
  --locale de          language, BCP 47
  --numbering org      verse numbering: ${numberingBases.join(', ')}
  --licence TEXT       --attribution TEXT       --year 1912
  --encoding gb18030   of a text that is not UTF-8 and names none
  --kind dictionary    contents: ${contentKinds.join(', ')}; they need a licence, from the files or from here
  --source ADDRESS     --digitised-by NAME      of contents
  --json               the import report as JSON

With two whole translations or more, a running server learns meanings anew in the background, once, half a minute after the
last add, update or remove of an edition of 1,000 verses or more; it packs what was added smaller, too. It takes two minutes
of a core at most, and ten seconds for each edition. train does the same now, whether or not a server runs, and says first
which editions it packs; train --due only if something is to be done.
Where an original with numbers is here (Hebrew, Greek), train also learns which of its words stand behind the words of
editions without numbers: about a minute of a core for a Bible, once for each text. --no-words leaves that out.
  --train              learns at the end of add, update or remove
  --no-train           does not have it learnt after this change

The data folder is DATA_DIR (./data).
`

/** Wrong use of the command line; the message says why. */
export class UsageError extends Error {}

const options = {
  abbreviation: { type: 'string' },
  as: { type: 'string' },
  name: { type: 'string' },
  locale: { type: 'string' },
  numbering: { type: 'string' },
  licence: { type: 'string' },
  attribution: { type: 'string' },
  year: { type: 'string' },
  encoding: { type: 'string' },
  kind: { type: 'string' },
  source: { type: 'string' },
  'digitised-by': { type: 'string' },
  for: { type: 'string' },
  json: { type: 'boolean' },
  train: { type: 'boolean' },
  'no-train': { type: 'boolean' },
  'no-words': { type: 'boolean' },
  due: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

/** The command of these arguments. Throws UsageError. */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args)
  const [kind, ...rest] = positionals
  if (values.help || kind === undefined || kind === 'help') return { kind: 'help' }
  const isJson = values.json ?? false
  const learns = learnsOf(values)
  if (kind === 'list' || kind === 'catalogue' || kind === 'train') {
    expectCount(kind, rest, 0)
    if (kind !== 'train') return { kind, isJson }
    return { kind, isJson, isDue: values.due ?? false, learnsWords: !values['no-words'] }
  }
  if (kind === 'add') return readAdd(rest, values)
  if (kind === 'update') {
    if ((values.abbreviation ?? values.as) !== undefined)
      throw new UsageError('update keeps the abbreviation')
    const [abbreviation = '', source = ''] = expectCount(kind, rest, 2)
    return { kind, abbreviation, source, choices: choicesOf(values), isJson, learns }
  }
  if (kind === 'remove') {
    const [abbreviation = ''] = expectCount(kind, rest, 1)
    return { kind, abbreviation, learns }
  }
  if (kind === 'audio') {
    const [abbreviation = '', folder = ''] = expectCount(kind, rest, 2)
    return { kind, abbreviation, folder, isJson }
  }
  if (kind === 'layer') {
    const [source = ''] = expectCount(kind, rest, 1)
    if (values.for === undefined) throw new UsageError('layer needs --for ABBREVIATION')
    return { kind, source, abbreviation: values.for, choices: choicesOf(values), isJson }
  }
  throw new UsageError(`There is no command ${kind}`)
}

function readAdd(sources: readonly string[], values: Values): Command {
  if (sources.length === 0) expectCount('add', sources, 1)
  if (values.as !== undefined && values.abbreviation !== undefined) {
    throw new UsageError('--as and --abbreviation both name the abbreviation')
  }
  for (const name of ['abbreviation', 'as', 'name', 'year'] as const) {
    if (sources.length > 1 && values[name] !== undefined) throw new UsageError(`--${name} is for one source`)
  }
  return {
    kind: 'add',
    sources,
    abbreviation: values.as ?? values.abbreviation,
    isSeparate: values.as !== undefined,
    choices: choicesOf(values),
    isJson: values.json ?? false,
    learns: learnsOf(values),
  }
}

function learnsOf({ train, 'no-train': isWithout }: Values): Learns {
  if (train && isWithout) throw new UsageError('--train and --no-train contradict each other')
  return train ? 'now' : isWithout ? 'never' : 'later'
}

function parse(args: readonly string[]): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function expectCount(kind: string, rest: readonly string[], count: number): readonly string[] {
  if (rest.length === count) return rest
  throw new UsageError(`${kind} takes ${count} ${count === 1 ? 'argument' : 'arguments'}, not ${rest.length}`)
}

function isEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== ''
  } catch {
    return false
  }
}

function choicesOf(values: Values): Choices {
  const { name, locale, numbering, licence, attribution, year, encoding, source } = values
  const kind = contentKinds.find((one) => one === values.kind)
  if (values.kind !== undefined && !kind)
    throw new UsageError(`--kind ${values.kind}: one of ${contentKinds.join(', ')} is meant`)
  const base = numberingBases.find((one) => one === numbering)
  if (numbering !== undefined && !base) {
    throw new UsageError(`--numbering ${numbering}: one of ${numberingBases.join(', ')} is meant`)
  }
  if (locale !== undefined && !/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/.test(locale)) {
    throw new UsageError(`--locale ${locale}: a language such as de, grc or zh-Hant is meant`)
  }
  if (encoding !== undefined && !isEncoding(encoding))
    throw new UsageError(`--encoding ${encoding}: an encoding such as gb18030, koi8-r or macintosh is meant`)
  if (year !== undefined && !/^\d{1,4}$/.test(year)) throw new UsageError(`--year ${year}: a year is meant`)
  return {
    ...(name === undefined ? {} : { name }),
    ...(locale === undefined ? {} : { locale }),
    ...(base === undefined ? {} : { numbering: base }),
    ...(licence === undefined ? {} : { licence }),
    ...(attribution === undefined ? {} : { attribution }),
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(encoding === undefined ? {} : { encoding }),
    ...(kind && { kind }),
    ...(source !== undefined && { sourceUrl: source }),
    ...(values['digitised-by'] !== undefined && { digitisedBy: values['digitised-by'] }),
  }
}
