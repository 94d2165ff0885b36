/** The operator's telephone numbers of people who help: `help-numbers.json` in the data directory, checked at the start. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HelpNumbers, helpNumbersSchema } from '#core/contract/help-numbers'
import type { Config } from './config'

export const helpNumbersFile = 'help-numbers.json'

/** The settings with the operator's table, if there is one. Throws as `readHelpNumbers` does. */
export async function withHelpNumbers(config: Config): Promise<Config> {
  const helpNumbers = await readHelpNumbers(config.dataDirectory)
  if (!helpNumbers) return config
  return { ...config, publicSettings: { ...config.publicSettings, helpNumbers } }
}

/** Undefined where there is no such file. Throws an Error that names what is wrong in it. */
export async function readHelpNumbers(dataDirectory: string): Promise<HelpNumbers | undefined> {
  const path = join(dataDirectory, helpNumbersFile)
  const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new Error(`${path} cannot be read: ${error.message}`, { cause: error })
  })
  if (content === undefined) return undefined
  const parsed = helpNumbersSchema.safeParse(jsonOf(content, path))
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`)
  throw new Error(
    `${path}: people in danger are shown these numbers, and they are wrong\n  ${problems.join('\n  ')}`,
  )
}

function jsonOf(content: string, path: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new Error(`${path} is no JSON: ${String(error)}`, { cause: error })
  }
}
