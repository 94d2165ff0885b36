/**
 * What a tag or a like hangs on: `v:<numbering>:<canonical>`, a verse in one of the base numberings, so that it is found from
 * every translation.
 */
import { type NumberingBase, numberingBases } from '../editions/edition'

export interface VerseTarget {
  numbering: NumberingBase
  canonical: number
}

/** The target of a verse; `canonical` counts in `numbering`. */
export function targetOf({ numbering, canonical }: VerseTarget): string {
  return `v:${numbering}:${canonical}`
}

/** True for a target. */
export function isTarget(text: string): boolean {
  return readTarget(text) !== undefined && /^v:[a-z]+:[1-9]\d{6,7}$/.test(text)
}

/** The verse a target names; undefined for anything else. */
export function readTarget(target: string): VerseTarget | undefined {
  const [kind, base, canonical] = target.split(':')
  const numbering = numberingBases.find((known) => known === base)
  return kind === 'v' && numbering && canonical ? { numbering, canonical: Number(canonical) } : undefined
}
