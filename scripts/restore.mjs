/**
 * Purpose: replaces the current data by a backup and keeps the old data beside it. Input: a folder,
 * --replace; DATA_DIR, DATABASE_URL. Output: a line; exit code 0, 1 (failed) or 2 (used wrongly).
 */
import { runServerCommand } from './server-command.mjs'

await runServerCommand('operate.js', 'server/operate/main.ts', ({ runOperateCommand }) =>
  runOperateCommand('restore', process.argv.slice(2)),
)
