/** `npm run backup` and `npm run restore`. Exit code 0, 1 for a failure, 2 for wrong use. */
import { resolve } from 'node:path'
import { AppError } from '#core/errors'
import type { Log } from '../log'
import { createPrivately } from '../process/private-files'
import { readConfig } from '../settings/config'
import { makeBackup } from './make-backup'
import { restoreBackup } from './restore-backup'

const usage = `npm run backup -- FOLDER                 saves members, translations and settings into an empty folder; the server may run
npm run restore -- FOLDER [--replace]    puts a backup in place; the server must stand still

DATA_DIR and DATABASE_URL say of what. What was there before is kept beside it.
`
const commands = { backup, restore } as const
/** Name of a command. */
export type OperateCommand = keyof typeof commands

/** Runs a command; returns the exit code. */
export async function runOperateCommand(command: OperateCommand, args: readonly string[]): Promise<number> {
  const [folder, ...others] = args.filter((arg) => arg !== '--replace')
  if (folder === undefined || folder.startsWith('-') || others.length > 0) {
    process.stderr.write(usage)
    return folder === '--help' ? 0 : 2
  }
  createPrivately()
  try {
    process.stdout.write(`${await commands[command](resolve(folder), args.includes('--replace'))}\n`)
    return 0
  } catch (error) {
    process.stderr.write(`${textOf(error)}\n`)
    return 1
  }
}

async function backup(folder: string): Promise<string> {
  const { users, things } = (await makeBackup(readConfig(process.env), folder, log)).members
  return `${users ?? 0} members with ${things ?? 0} things and the data directory are saved in ${folder}`
}

async function restore(folder: string, isReplacing: boolean): Promise<string> {
  const { contents, aside } = await restoreBackup(readConfig(process.env), folder, { isReplacing, log })
  return `The backup of ${contents.madeAt} with ${contents.members['users'] ?? 0} members is in place. What was there before: ${aside}`
}

const log: Log = {
  info: (_, message) => process.stderr.write(`${message}\n`),
  error: (_, message) => process.stderr.write(`${message}\n`),
}

function textOf(error: unknown): string {
  if (error instanceof AppError && error.code === 'library-locked')
    return `${error.message}: stop the server, or wait for the command that is running`
  return error instanceof Error ? error.message : String(error)
}
