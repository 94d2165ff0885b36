/**
 * A backup as a folder: `members.jsonl.gz`, `data/` with the rest of the data directory, and `backup.json`,
 * written last: a folder without it is not a backup.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { dumpedSchema } from './members/dump'

/** The members' database. */
export const membersFile = 'members.jsonl.gz'
/** The rest of the data directory. */
export const dataFolder = 'data'
const contentsFile = 'backup.json'
const format = 1

const contentsSchema = z.object({
  format: z.literal(format),
  madeAt: z.string(),
  ...dumpedSchema.shape,
  /** SHA-256 in hexadecimal by path in the folder. */
  files: z.record(z.string(), z.string().check(z.regex(/^[0-9a-f]{64}$/))),
})
/** Contents of `backup.json`. */
export type Contents = z.infer<typeof contentsSchema>

/** Writes `backup.json`. */
export async function writeContents(
  folder: string,
  contents: Omit<Contents, 'format' | 'madeAt'>,
): Promise<void> {
  const whole: Contents = { format, madeAt: new Date().toISOString(), ...contents }
  await writeFile(join(folder, contentsFile), `${JSON.stringify(whole, null, 2)}\n`, { flag: 'wx' })
}

/** Contents of a complete backup whose files are unchanged. Throws a description of the problem. */
export async function checkBackup(folder: string): Promise<Contents> {
  const text = await readFile(join(folder, contentsFile), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new Error(`${folder} is no backup, or one that was not finished: it has no ${contentsFile}`)
  const contents = contentsSchema.safeParse(parsed(text)).data
  if (!contents)
    throw new Error(`${join(folder, contentsFile)} cannot be read: damaged, or of a newer version`)
  if (!contents.files[membersFile]) throw new Error(`${contentsFile} does not name ${membersFile}`)
  for (const [path, hash] of Object.entries(contents.files)) {
    if (path.split('/').includes('..'))
      throw new Error(`${contentsFile} names a file outside the backup: ${path}`)
    const found = await hashOfFile(join(folder, ...path.split('/'))).catch(() => undefined)
    if (found === undefined) throw new Error(`The backup lacks ${path}`)
    if (found !== hash) throw new Error(`The backup is damaged: ${path} is not what was written`)
  }
  return contents
}

/** Hashes a stream; the hash is available at its end. */
export function hashing(): { through: Transform; hash: () => string } {
  const hash = createHash('sha256')
  const through = new Transform({
    transform(part: Buffer, _, done) {
      hash.update(part)
      done(null, part)
    },
  })
  return { through, hash: () => hash.digest('hex') }
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
