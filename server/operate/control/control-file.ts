/** The common part of both sides of the operator's control port: the private file that names it, and their headers. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const controlSchema = z.object({ port: z.int(), secret: z.string() })
/** Contents of the file. */
export type ControlPort = z.infer<typeof controlSchema>

/** Request header with the secret. */
export const secretHeader = 'x-operator'
/** Answer header that identifies the server. */
export const controlHeader = 'x-operator-door'
/** Path for the members' database. */
export const membersPath = '/members'

/** Path of the file. */
export function controlFile(dataDirectory: string): string {
  return join(dataDirectory, 'operator.json')
}

/** The file's contents; undefined without a valid file. */
export async function readControl(dataDirectory: string): Promise<ControlPort | undefined> {
  const text = await readFile(controlFile(dataDirectory), 'utf8').catch(() => '')
  try {
    return controlSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
