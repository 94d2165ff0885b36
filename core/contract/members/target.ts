/**
 * The target of a tag or a like: `v:<numbering>:<canonical>`, a verse in one of the base numberings, so that
 * every translation finds it.
 */
import { type NumberingBase, numberingBases } from '../editions/edition'

/** A verse in a base numbering. */
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

/** The verse that a target names; undefined for any other text. */
export function readTarget(target: string): VerseTarget | undefined {
  const [kind, base, canonical] = target.split(':')
  const numbering = numberingBases.find((known) => known === base)
  return kind === 'v' && numbering && canonical ? { numbering, canonical: Number(canonical) } : undefined
}
