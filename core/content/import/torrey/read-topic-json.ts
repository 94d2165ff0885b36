/** Reads topics of JSON files, one for each: Torrey as a research project wrote it (topic, aspects with references as text). */
import * as z from 'zod/mini'
import { AppError } from '../../../errors'
import type { ContentSink } from '../sink'

const topicSchema = z.object({
  topic: z.string(),
  see_also: z.optional(z.array(z.string())),
  aspects: z.array(
    z.object({
      label: z.string(),
      references: z.array(z.string()),
      level: z.optional(z.int()),
    }),
  ),
})

/** True for the text of such a file. */
export function isTopicJson(text: string): boolean {
  const head = text.slice(0, 2000)
  return /^\s*\{/.test(head) && /"topic"\s*:/.test(head) && /"aspects"\s*:/.test(head)
}

/** Translates a file into calls of the sink. Throws file-damaged where it is no topic. */
export function readTopicJson(text: string, file: string, sink: ContentSink): void {
  sink.kind('topics')
  const { topic, aspects, see_also = [] } = parseTopic(text, file)
  sink.entry({ head: topic })
  // A scan lost the end of some title: one letter is no topic.
  if (topic.trim().length < 2) sink.report('entry-invalid', { head: topic })
  for (const { label, references, level = 1 } of aspects) {
    sink.group(label, level)
    for (const reference of references) sink.reference(reference)
  }
  if (see_also.length > 0) {
    sink.group('', 1)
    for (const see of see_also) sink.see(see)
  }
}

function parseTopic(text: string, file: string) {
  try {
    return topicSchema.parse(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : ''
    throw new AppError('file-damaged', { file, line: 0, reason }, { cause: error })
  }
}
