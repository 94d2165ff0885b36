/**
 * Seconds that the tests of each folder may take, as `npm test` measured them on two quiet cores, added up over both workers. A slower
 * machine is slower everywhere: a folder is named when it grew beside the others. Exports only.
 */

/** Folders as folderOf names them; whatever is not here has `restSeconds` together. */
const budgets = {
  'tests/offline': 60,
  'core/scripture': 47,
  'tests/contract/chats': 41,
  'src/features': 41,
  'tests/contract/accounts': 38,
  'tests/contract/calls': 31,
  'tests/e2e/members': 30,
  'tests/contract/library': 29,
  'server/operate': 23,
  'server/library': 23,
  'src/model': 22,
  'tests/e2e/looks': 26,
  'tests/e2e/search': 21,
  'tests/e2e/shell': 20,
  'server/search': 18,
  'tests/kills': 17,
  'server/chat': 17,
  'tests/e2e/contents': 15,
  'tests/e2e/reading': 14,
  'server/store': 11,
  'tests/e2e/days': 11,
  'tests/simulation': 9,
  'worker/chats': 8,
  'core/assistant': 8,
  'tests/contract/pages': 8,
}
const restSeconds = 79
/** Variation between runs stays within these. */
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
