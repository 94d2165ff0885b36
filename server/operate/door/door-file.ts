/** What both sides of the operator's port share: the private file that names it, and their headers. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const doorSchema = z.object({ port: z.int(), secret: z.string() })
/** Contents of the file. */
export type Door = z.infer<typeof doorSchema>

/** Request header with the secret. */
export const secretHeader = 'x-operator'
/** Answer header that identifies the server. */
export const doorHeader = 'x-operator-door'
/** Path for the members' database. */
export const membersPath = '/members'

/** Path of the file. */
export function doorFile(dataDirectory: string): string {
  return join(dataDirectory, 'operator.json')
}

/** The file's contents; undefined without a valid file. */
export async function readDoor(dataDirectory: string): Promise<Door | undefined> {
  const text = await readFile(doorFile(dataDirectory), 'utf8').catch(() => '')
  try {
    return doorSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
