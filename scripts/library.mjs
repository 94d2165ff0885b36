/**
 * Purpose: adds, updates, lists and removes the translations of this server.
 * Input: the command line (npm run library -- help), DATA_DIR. Output: a report; exit code 0, 1 (failed) or 2 (used wrongly).
 */
import { runServerCommand } from './server-command.mjs'

await runServerCommand('library.js', 'server/library/command/main.ts', ({ runLibraryCommand }) =>
  runLibraryCommand(process.argv.slice(2)),
)
