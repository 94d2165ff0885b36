/**
 * The one parser of bodies, for all calls (SECURITY 5.5 "Input"): JSON no deeper than any schema allows.
 * DELETE and GET come with a JSON content type and no body: an empty body is undefined, not an error.
 */
import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/errors'

/**
 * Nesting of lists and objects. A link in four lists of a note, the deepest that has a
 * schema, is 25 levels deep.
 */
const deepestBody = 25

/** Replaces the framework's parser. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, readJson(String(body)))
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  })
}

/** Throws invalid-input for text that is not JSON or too deep. */
function readJson(text: string): unknown {
  if (text === '') return undefined
  const value = parsed(text)
  if (isDeeper(value, deepestBody)) throw new AppError('invalid-input')
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('invalid-input', {}, { cause })
  }
}

/** Recurses no deeper than `levels` itself. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}
