/**
 * Purpose: puts a backup in the place of what is there, which is kept beside it.
 * Input: a folder, --replace; DATA_DIR, DATABASE_URL. Output: a line; exit code 0, 1 (failed) or 2 (used wrongly).
 */
import { runServerCommand } from './server-command.mjs'

await runServerCommand('operate.js', 'server/operate/main.ts', ({ runOperateCommand }) =>
  runOperateCommand('restore', process.argv.slice(2)),
)
