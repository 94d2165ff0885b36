/**
 * Seconds that the tests of each folder may take, as `npm test` measured them on two quiet cores, added up over both workers. A slower
 * machine is slower everywhere: a folder is named when it grew beside the others. Exports only.
 */

/** Folders as folderOf names them; whatever is not here has `restSeconds` together. */
const budgets = {}
const restSeconds = 30
/** What may vary from run to run. */
const mostGrowth = 1.4
const leastSeconds = 5

/** The folder that a test file counts for: two levels, three below tests. */
export function folderOf(file) {
  const parts = file.split('/')
  return parts.slice(0, Math.min(parts[0] === 'tests' ? 3 : 2, parts.length - 1)).join('/')
}

/** Seconds of each folder with a budget, and of the rest, in the order of the table. */
export function secondsOfFolders(files) {
  const seconds = Object.fromEntries([...Object.keys(budgets), 'all others'].map((folder) => [folder, 0]))
  for (const { file, seconds: taken } of files) {
    const folder = folderOf(file)
    seconds[folder in budgets ? folder : 'all others'] += taken
  }
  return seconds
}

/** Folders that took more than their share: name, seconds, and what they had on this machine. */
export function grownFolders(seconds) {
  const all = { ...budgets, 'all others': restSeconds }
  const sum = (table) => Object.values(table).reduce((total, one) => total + one, 0)
  const speed = sum(seconds) / sum(all)
  return Object.entries(seconds)
    .map(([folder, taken]) => ({ folder, taken, budget: all[folder] * speed }))
    .filter(({ taken, budget }) => taken > budget * mostGrowth && taken - budget > leastSeconds * speed)
}
