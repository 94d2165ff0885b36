/**
 * Reads Strong's dictionaries as programs have them: a script, or JSON, of one object with an entry for each number,
 * `var strongsGreekDictionary = {"G1": {"lemma": "Α", "translit": "A", "strongs_def": …}}`.
 */
import * as z from 'zod/mini'
import { AppError } from '../../../errors'
import type { ContentSink } from '../sink'

const opening = /(?:^|[=(]|\bdefault\b)\s*\{\s*"[GH]0*[1-9]\d{0,4}[a-z]?"\s*:\s*\{/i
const entriesSchema = z.record(z.string(), z.record(z.string(), z.unknown()))

/** True for the beginning of such a file. */
export function isStrongsObject(head: string): boolean {
  const at = opening.exec(head)
  return at !== null && /"(?:lemma|strongs_def|kjv_def)"\s*:/.test(head.slice(at.index, at.index + 1500))
}

/** Translates the entries into calls of the sink. Throws `file-damaged`. */
export function readStrongsObject(text: string, file: string, sink: ContentSink): void {
  const start = opening.exec(text)
  if (!start) throw new AppError('file-damaged', { file, line: 1, reason: 'object' })
  sink.kind('dictionary')
  sayComment(text.slice(0, start.index), sink)
  const object = objectAt(text, start.index + start[0].indexOf('{'), file)
  for (const [at, [key, entry]] of Object.entries(object).entries()) {
    // An object has no lines of its own: its number in the list is told.
    sink.at({ file, line: at + 1 })
    sink.entry({ head: '', keys: [key] })
    sayFields(entry, sink)
  }
}

/** What stands above the object: the title is its first line, its rights are the line that says "Copyright". */
function sayComment(text: string, sink: ContentSink): void {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^[\s/*]+|[\s*/]+$/g, ''))
    .filter((line) => line !== '')
  const [name] = lines
  const licence = lines.find((line) => /^copyright\b|\bpublic domain\b|\bCC[- ](?:BY|0)/i.test(line))
  sink.metadata({
    ...(text.includes('/*') && name !== undefined && { name }),
    ...(licence === undefined ? {} : { licence }),
  })
}

/** Programs hand the object on behind it: it ends where its braces do. */
function objectAt(text: string, start: number, file: string): z.infer<typeof entriesSchema> {
  try {
    return entriesSchema.parse(JSON.parse(text.slice(start, endOfObject(text, start))))
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : ''
    throw new AppError('file-damaged', { file, line: 0, reason }, { cause: error })
  }
}

function endOfObject(text: string, start: number): number {
  let depth = 0
  for (const { 0: sign, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    if (depth === 0) return start + index + 1
  }
  return text.length
}

/** Fields in the order of a reader: the word, how it is said, what it means, where it comes from, how it is rendered. */
function sayFields(entry: Readonly<Record<string, unknown>>, sink: ContentSink): void {
  const rest = new Map(
    Object.entries(entry).flatMap(([name, value]): [string, string][] => {
      const text = typeof value === 'string' ? value.trim() : ''
      return text === '' ? [] : [[name, text]]
    }),
  )
  const take = (name: string) => {
    const text = rest.get(name) ?? ''
    rest.delete(name)
    return text
  }
  sink.word(take('lemma'))
  saySound([take('xlit'), take('translit')].find((text) => text !== '') ?? '', take('pron'), sink)
  // Braces mark what was written in from another entry: the words are the same.
  say('', take('strongs_def').replace(/[{}]/g, ''), sink)
  // In print the meaning follows behind a sign.
  say('', take('derivation').replace(/\s*[;:]$/, ''), sink)
  say('KJV: ', take('kjv_def'), sink)
  for (const [name, text] of rest) say(`${name}: `, text, sink)
}

function saySound(written: string, spoken: string, sink: ContentSink): void {
  if (written === '' && spoken === '') return
  sink.open('p')
  if (written !== '') {
    sink.open('em')
    sink.text(written)
    sink.close()
  }
  sink.text(written === '' || spoken === '' ? spoken : `, ${spoken}`)
  sink.close()
}

function say(lead: string, text: string, sink: ContentSink): void {
  if (text === '') return
  sink.open('p')
  sink.text(lead + text)
  sink.close()
}
