/**
 * Reads the blocks of an answer while a model writes it: one JSON object a line, `{"text": "...", "cites": [1, 2]}`. Small models
 * write an array, `{"blocks": [...]}`, fences or a friendly word around it: every innermost object with a text is a block, and what
 * stands outside of objects is never read. The blocks depend on the text alone, not on how it was cut.
 */
import * as z from 'zod/mini'

export interface WrittenBlock {
  text: string
  /** Numbers of sources, each once; known ones or not. */
  cites: readonly number[]
}

/** Longer objects are no block. */
const longestObject = 4_000

const number = z.union([z.int(), z.string().check(z.regex(/^\s*\[?\p{Nd}{1,4}\]?\s*$/u))])
const blockSchema = z.object({
  text: z.string(),
  cites: z.optional(z.nullable(z.union([number, z.array(z.unknown())]))),
})

export class BlockReader {
  /** From the innermost brace that is open. */
  private object: string | undefined
  private isInString = false
  private isEscaped = false
  /** A line ended inside a string: what comes next tells whether it goes on. */
  private isLineEnd = false

  push(piece: string): WrittenBlock[] {
    return Array.from(piece).flatMap((character) => this.read(character) ?? [])
  }

  /** The model has ended: an object that lacks no more than its end counts. */
  end(): WrittenBlock[] {
    const { object } = this
    this.object = undefined
    if (object === undefined || this.isInString) return []
    return [blockOf(`${object}}`) ?? blockOf(`${object}]}`)].flatMap((block) => block ?? [])
  }

  private read(character: string): WrittenBlock | undefined {
    if (this.isInString && !this.startsAnew(character)) return this.readString(character)
    if (character === '{') {
      this.object = character
    } else if (this.object !== undefined) {
      this.object += character
      if (character === '"') this.isInString = true
      if (character === '}') return this.close()
    }
    return this.limit()
  }

  /** A string that was never closed: the next line begins with an object. */
  private startsAnew(character: string): boolean {
    const isNew = this.isLineEnd && character === '{'
    if (!/\s/.test(character)) this.isLineEnd = false
    if (isNew) this.isInString = false
    return isNew
  }

  private readString(character: string): undefined {
    if (character === '\n') this.isLineEnd = true
    if (this.isEscaped) this.isEscaped = false
    else if (character === '\\') this.isEscaped = true
    else if (character === '"') this.isInString = false
    this.object += character
    return this.limit()
  }

  private close(): WrittenBlock | undefined {
    const object = this.object ?? ''
    this.object = undefined
    return blockOf(object)
  }

  private limit(): undefined {
    if ((this.object?.length ?? 0) <= longestObject) return
    this.object = undefined
    this.isInString = false
  }
}

function blockOf(object: string): WrittenBlock | undefined {
  const read = blockSchema.safeParse(jsonOf(object))
  if (!read.success || read.data.text.trim() === '') return undefined
  const { text, cites } = read.data
  const written = Array.isArray(cites) ? cites : [cites ?? []]
  return { text, cites: [...new Set(written.flatMap(numberOf))] }
}

/** Line ends inside strings and commas before an end are common slips. */
function jsonOf(object: string): unknown {
  for (const tried of [object, object.replace(/[\n\r\t]/g, ' ').replace(/,\s*(?=[}\]])/g, '')]) {
    try {
      return JSON.parse(tried)
    } catch {
      // The next form, or none.
    }
  }
  return undefined
}

function numberOf(written: unknown): number[] {
  const digits = /\d+/.exec(String(written).normalize('NFKC'))
  return digits && (typeof written === 'number' || typeof written === 'string') ? [Number(digits[0])] : []
}
