/** What both sides of the operator's door know: the private file that names it, and what they say to each other. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const doorSchema = z.object({ port: z.int(), secret: z.string() })
export type Door = z.infer<typeof doorSchema>

export const secretHeader = 'x-operator'
export const doorHeader = 'x-operator-door'
export const membersPath = '/members'

export function doorFile(dataDirectory: string): string {
  return join(dataDirectory, 'operator.json')
}

export async function readDoor(dataDirectory: string): Promise<Door | undefined> {
  const text = await readFile(doorFile(dataDirectory), 'utf8').catch(() => '')
  try {
    return doorSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
