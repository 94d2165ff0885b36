/** Short forms that stand at the beginning of marked references and mean one book there; in running text they are other words. */

/** Letter case is forgiven. */
const names: ReadonlyMap<string, string> = new Map([
  ['solomon', 'Song of Solomon'],
  ['philm', 'Philemon'],
  ['cant', 'Song of Solomon'],
  ['canticles', 'Song of Solomon'],
  ['1 king', '1 Kings'],
  ['2 king', '2 Kings'],
])

export interface NamedText {
  text: string
  /** By how much it is longer than the one given. */
  shift: number
  /** The name was replaced by the one that must be meant. */
  isMended: boolean
}

/** The text with the full name of its book. */
export function fullNames(text: string): NamedText {
  const [, lead = '', name = ''] = /^([\s(]*)((?:[12] )?\p{L}+\.?)(?=\s+\d)/u.exec(text) ?? []
  const rest = text.slice(lead.length + name.length)
  // A program once took "Phil." for Philemon, which has one chapter.
  const isMended = name === 'Philemon' && /^\s+[2-4]:\d/.test(rest)
  const full = isMended ? 'Philippians' : (names.get(name.toLowerCase().replace('.', '')) ?? capital(name))
  return { text: lead + full + rest, shift: full.length - name.length, isMended }
}

/** `dan. 1:20`: a name at the beginning of a marked reference is a name. */
function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
