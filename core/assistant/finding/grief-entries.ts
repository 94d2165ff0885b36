/** Entries of the finder for those who mourn, the first one for any of them. */
const griefEntries = [
  'T026', // grief
  'T027', // death of a child
  'T028', // a child that was not born alive
  'T029', // widows and widowers
  'T033', // dying
  'T034', // comfort
  'T056', // suicide of somebody
  'T201', // funeral
  'T310', // reunion in heaven
  'T311', // animals
  'T392', // remembering the dead
] as const

export const anyGrief = griefEntries[0]

export function isOfGrief(id: string): boolean {
  return griefEntries.some((one) => one === id)
}

/** Of one kind of death: wrong for everybody else who mourns. */
const ofOneDeath: ReadonlySet<string> = new Set(['T027', 'T028', 'T029', 'T033', 'T056', 'T311'])

/** Named by words that are about many other losses too: "my husband lost his job". */
const onlyInGrief: ReadonlySet<string> = new Set(['T027', 'T029'])

export function isOnlyOfGrief(id: string): boolean {
  return onlyInGrief.has(id)
}

export function isOfOneDeath(id: string): boolean {
  return ofOneDeath.has(id)
}
