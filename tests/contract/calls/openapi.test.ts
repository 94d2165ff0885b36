import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#core/contract/api'
import { contractVersion } from '#core/contract/version'
import { openApiDocument } from '../../../server/api/openapi'
import { callNames } from '../../../server/http/call-routes'

const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean(),
  schema: z.looseObject({}),
})
const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string().check(z.minLength(10)),
  parameters: z.array(parameterSchema),
  responses: z.record(z.string(), z.object({ description: z.string(), content: z.looseObject({}) })),
  'x-access': z.enum(['visitor', 'member', 'owner', 'admin']),
})

const document = openApiDocument('Perikope')
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation: operationSchema.parse(operation),
  })),
)

it('describes every call of the table once, and no other', () => {
  expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual([...callNames()].sort())
  for (const { method, path, operation } of operations) {
    const call = Object.entries(api).find(([name]) => name === operation.operationId)?.[1]
    expect([method.toUpperCase(), path]).toEqual([call?.method, call?.path.replaceAll('*}', '}')])
  }
})

it('declares exactly the parameters that stand in the path', () => {
  for (const { path, operation } of operations) {
    const standing = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)
    const declared = operation.parameters.filter((one) => one.in === 'path')
    expect(declared.map(({ name }) => name).sort()).toEqual(standing.sort())
    expect(declared.every(({ required }) => required)).toBe(true)
  }
})

it('has no reference that leads nowhere', () => {
  const json = JSON.stringify(document)
  const targets = [...json.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target)
  expect(targets.length).toBeGreaterThan(10)
  for (const target of targets) {
    const found = target
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
        document,
      )
    expect(found, target).toBeDefined()
  }
})

it('is OpenAPI 3.1 with the version of the contract', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Perikope', version: String(contractVersion) },
  })
})
