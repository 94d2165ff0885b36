/**
 * An answer of the assistant: sources with the library's own text, and parts that point to them. A verse is only ever shown
 * from a source, no matter who wrote the parts. Texts are text, never markup.
 */
import * as z from 'zod/mini'
import { careKinds } from '../care'

/** Sentences of the assistant itself, by their messages in the catalogue (`say-<code>`). */
export const sayCodes = [
  // who speaks
  'not-a-model',
  'by-model',
  // what is shown below
  'passage',
  'parallels',
  'commentary',
  'definition',
  'difference',
  'word-in-place',
  'word-for',
  'word-numbered',
  'story',
  'famous',
  'person',
  'theme',
  'thing',
  'found',
  'related',
  'similar',
  // what is not there
  'nothing',
  'can-do',
  'near',
  'no-name',
  'program',
  'doubt',
  'no-place',
  'no-place-nearest',
  // a question that goes on from the one before
  'about-before',
  'who-is-meant',
  // only in answers of before the care part
  'crisis',
  // why the library answers instead of the model
  'model-unavailable',
  'model-silent',
  'model-cut',
  'model-busy',
  'model-refused',
  'model-nonsense',
  'model-budget',
  'model-unfounded',
] as const
export type SayCode = (typeof sayCodes)[number]

/** Why something a model wrote is not shown (`removed-<reason>`). */
export const removedReasons = [
  'quotation',
  'reference',
  'language',
  'link',
  'markup',
  'instructions',
] as const
export type RemovedReason = (typeof removedReasons)[number]

const sourceKinds = ['passage', 'article', 'commentary', 'entry', 'search', 'word'] as const

/** A path of the app: begins with one slash, has no control characters. */
const appPath = z.string().check(z.maxLength(1_000), z.regex(/^\/(?![/\\])[^\p{Cc}\\]*$/u))

/** A place that can be opened. */
const namedPlaceSchema = z.object({ title: z.string(), link: appPath })
export type NamedPlace = z.infer<typeof namedPlaceSchema>

/** A verse as the edition has it, without the marks of its notes. */
const sourceVerseSchema = z.object({
  /** In the numbering of the edition. */
  canonical: z.int(),
  /** `16`, `35a`, `1-2`. */
  label: z.string(),
  text: z.string(),
})
export type SourceVerse = z.infer<typeof sourceVerseSchema>

/** A word of the original in an edition, as its layer and the dictionaries have it. */
const sourceWordSchema = z.object({
  number: z.string(),
  /** Codes of its forms where it is asked about (core/originals/forms); empty where all of it is meant. */
  forms: z.array(z.string()),
  /** How often it stands in the edition, and how it is rendered there, the commonest first. */
  count: z.int(),
  renderings: z.array(z.string()),
})
export type SourceWord = z.infer<typeof sourceWordSchema>

/** A source of an answer; `link`, `title`, `resource` are the names of spec 2 §3. */
export const answerSourceSchema = z.object({
  /** Its number in the chat, from 1. */
  n: z.int().check(z.minimum(1)),
  kind: z.enum(sourceKinds),
  link: appPath,
  title: z.string(),
  /** Abbreviation of the edition or pack; empty for what belongs to the app itself. */
  resource: z.string(),
  /** Name of the edition or pack. */
  name: z.string(),
  /** BCP 47, of the text. */
  locale: z.string(),
  /** Of a passage: its first verses, and how many verses it has. */
  verses: z.optional(z.array(sourceVerseSchema)),
  verseCount: z.optional(z.int()),
  /** Of an article: its beginning, copied. */
  excerpt: z.optional(z.string()),
  /** Of an entry: its places. */
  places: z.optional(z.array(namedPlaceSchema)),
  /** Of a word of the original. */
  word: z.optional(sourceWordSchema),
})
export type AnswerSource = z.infer<typeof answerSourceSchema>

/** A part of a model's sentence: nothing but this gets through, and its links lead into the app. */
export type AnswerNode =
  | string
  | { tag: 'em' | 'strong'; children: AnswerNode[] }
  | { tag: 'a'; href: string; children: AnswerNode[] }
const children = z.array(z.lazy((): z.ZodMiniType<AnswerNode> => answerNodeSchema))
export const answerNodeSchema: z.ZodMiniType<AnswerNode> = z.union([
  z.string(),
  z.object({ tag: z.enum(['em', 'strong']), children }),
  z.object({ tag: z.literal('a'), href: appPath, children }),
])

/** How a sentence stands to the one before it. */
export const beginnings = ['same', 'paragraph', 'item', 'heading'] as const

export const answerPartSchema = z.discriminatedUnion('kind', [
  /** A sentence of the catalogue; `values` are texts of the library for its gaps. */
  z.object({
    kind: z.literal('say'),
    code: z.enum(sayCodes),
    values: z.optional(z.record(z.string(), z.string())),
  }),
  /** The text for somebody in danger, with numbers of people who help; not certain: the soft paragraph. */
  z.object({ kind: z.literal('care'), of: z.enum(careKinds), isCertain: z.boolean() }),
  /**
   * Checked sentences of a model; `cites` are numbers of sources. Answers of before were written with headings, lists, links
   * and emphasis: they still open.
   */
  z.object({
    kind: z.literal('text'),
    begins: z.enum(beginnings),
    nodes: z.array(answerNodeSchema),
    cites: z.array(z.int()),
  }),
  /** The source itself, shown as a card. */
  z.object({ kind: z.literal('source'), n: z.int() }),
  /** Something a model wrote was taken out here. */
  z.object({ kind: z.literal('removed'), reason: z.enum(removedReasons) }),
])
export type AnswerPart = z.infer<typeof answerPartSchema>
