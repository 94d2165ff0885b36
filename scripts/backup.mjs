/**
 * Purpose: saves members, translations and settings while the server runs.
 * Input: a folder; DATA_DIR, DATABASE_URL. Output: a line; exit code 0, 1 (failed) or 2 (used wrongly).
 */
import { runServerCommand } from './server-command.mjs'

await runServerCommand('operate.js', 'server/operate/main.ts', ({ runOperateCommand }) =>
  runOperateCommand('backup', process.argv.slice(2)),
)
