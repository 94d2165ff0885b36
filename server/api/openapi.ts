/** The table of calls as an OpenAPI document, printed from the schemas. */
import * as z from 'zod/mini'
import { api, type Call, errorAnswerSchema } from '#core/contract/api'
import { contractVersion } from '#core/contract/version'
import { prepareJson } from '../http/answers/prepared'
import { callNames, type Handler } from '../http/call-routes'

/** The document as a call. */
export function openapi(productName: string): Handler<'openapi'> {
  const made = prepareJson({ ...openApiDocument(productName) })
  return async () => made
}

/** The parts of the document that are filled in. */
export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Record<string, unknown> }
}

/** An OpenAPI 3.1 document of every call of the table. */
export function openApiDocument(productName: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  const schemas: Record<string, unknown> = { error: z.toJSONSchema(errorAnswerSchema) }
  for (const name of callNames()) {
    const call: Call = api[name]
    const path = call.path.replaceAll('*}', '}')
    schemas[name] = call.contentType ? bytes : schemaOf(name, call.answer)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: productName, version: String(contractVersion) },
    paths,
    components: { schemas },
  }
}

/** Recursive schemas refer to themselves by their place in the document. */
function schemaOf(name: string, answer: z.ZodMiniType): unknown {
  const schema = JSON.stringify(z.toJSONSchema(answer, { io: 'input' }))
  return JSON.parse(schema.replaceAll('"#/$defs/', `"#/components/schemas/${name}/$defs/`))
}

/** A body that is not JSON. */
const bytes = { type: 'string', format: 'binary' }

function operationOf(name: string, call: Call): Record<string, unknown> {
  return {
    operationId: name,
    summary: call.summary,
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    responses: {
      200: responseOf('Answer', name, call.contentType),
      default: responseOf('Failure', 'error'),
    },
    'x-access': call.access,
  }
}

function parametersOf(schema: z.ZodMiniObject, place: 'path' | 'query'): Record<string, unknown>[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    // OpenAPI has no optional path parameter: a rest that may be missing is described as possibly empty.
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function responseOf(
  description: string,
  schema: string,
  contentType = 'application/json',
): Record<string, unknown> {
  return {
    description,
    content: { [contentType]: { schema: { $ref: `#/components/schemas/${schema}` } } },
  }
}
