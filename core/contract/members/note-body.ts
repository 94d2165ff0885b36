/**
 * The text of a note: editor JSON with a closed list of nodes (SECURITY 5.5 "notes rich text"). One renderer
 * draws it without the editor; nothing in it is markup. Places in it ("Joh 3,16") are found when it is drawn;
 * they are not nodes.
 */
import * as z from 'zod/mini'
import * as limits from '../../limits'
import { linkPattern, maxHrefLength } from './link-href'
import { typedText } from './typed-text'

const linkHref = z.string().check(z.maxLength(maxHrefLength), z.regex(linkPattern))

const markSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('underline') }),
  z.object({ type: z.literal('strike') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: linkHref }) }),
])
export type NoteMark = z.infer<typeof markSchema>

const textSchema = z.object({
  type: z.literal('text'),
  text: typedText(limits.maxNoteBytes).check(z.minLength(1)),
  marks: z.optional(z.array(markSchema).check(z.maxLength(5))),
})
const inlineSchema = z.discriminatedUnion('type', [textSchema, z.object({ type: z.literal('hardBreak') })])
export type NoteInline = z.infer<typeof inlineSchema>

const inlines = z.optional(z.array(inlineSchema).check(z.maxLength(1_000)))
const paragraphSchema = z.object({ type: z.literal('paragraph'), content: inlines })
const headingSchema = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inlines,
})

/** Lists and quotations contain further blocks, at most four levels deep. */
export type NoteBlock =
  | z.infer<typeof paragraphSchema>
  | z.infer<typeof headingSchema>
  | { type: 'blockquote'; content: NoteBlock[] }
  | { type: 'bulletList'; content: NoteItem[] }
  | { type: 'orderedList'; content: NoteItem[] }
/** An item of a list. */
export interface NoteItem {
  type: 'listItem'
  content: NoteBlock[]
}

const deepest = 4

function blockSchema(depth: number): z.ZodMiniType<NoteBlock> {
  const simple = [paragraphSchema, headingSchema] as const
  if (depth === 0) return z.discriminatedUnion('type', simple)
  const blocks = z.array(blockSchema(depth - 1)).check(z.minLength(1), z.maxLength(1_000))
  const items = z
    .array(z.object({ type: z.literal('listItem'), content: blocks }))
    .check(z.minLength(1), z.maxLength(1_000))
  return z.discriminatedUnion('type', [
    ...simple,
    z.object({ type: z.literal('blockquote'), content: blocks }),
    z.object({ type: z.literal('bulletList'), content: items }),
    z.object({ type: z.literal('orderedList'), content: items }),
  ])
}

/** At most 64 KiB as JSON. */
export const noteBodySchema = z
  .object({ type: z.literal('doc'), content: z.array(blockSchema(deepest)).check(z.maxLength(1_000)) })
  .check(z.refine((body) => JSON.stringify(body).length <= limits.maxNoteBytes, 'too long'))
export type NoteBody = z.infer<typeof noteBodySchema>
