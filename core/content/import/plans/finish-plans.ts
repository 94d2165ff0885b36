/** Decisions about plans when all files are read: what else a pack of plans holds, what a plan is called, what it leaves out. */

import type { ContentKind } from '../../../contract/content/kinds'
import type { NumberingBase } from '../../../contract/editions/edition'
import { AppError } from '../../../errors'
import type { Draft } from '../builder/draft'
import type { ContentFileFormat } from '../recognise-content'
import type { ReferenceReader } from '../references/reference-reader'
import type { ContentLog } from '../report'
import { gapsOf } from './find-gaps'

interface PlansHeard {
  kind: ContentKind
  format: ContentFileFormat
  numbering: NumberingBase
  /** By the person who imports. */
  name: string | undefined
  reader: ReferenceReader
  log: ContentLog
}

/** The drafts that the pack takes. Throws `invalid-input` for plans that are to be of another kind. */
export function finishPlans(drafts: readonly Draft[], heard: PlansHeard): readonly Draft[] {
  const { kind, format, name, log } = heard
  const plans = drafts.filter(({ found }) => found.rule !== undefined)
  if (kind !== 'plans') {
    if (plans.length === 0) return drafts
    throw new AppError('invalid-input', { field: 'kind', reason: `reading plans cannot be ${kind}` })
  }
  for (const { found, position } of drafts) {
    if (found.rule === undefined) log.add('entry-invalid', position, { head: found.head, field: 'rule' })
  }
  for (const plan of plans) reportGaps(plan, heard)
  const [only] = plans
  const given = name?.trim() || undefined
  const isNamed = format === 'properties' && plans.length === 1 && given !== undefined
  // The format has no title of its own.
  return isNamed && only ? [{ ...only, found: { ...only.found, head: given } }] : plans
}

function reportGaps({ found, position, groups }: Draft, { reader, log, numbering }: PlansHeard): void {
  const ranges = groups.flatMap(({ nodes }) =>
    nodes.flatMap((node) => (typeof node === 'object' && node.tag === 'ref' ? [node] : [])),
  )
  for (const gap of gapsOf(ranges, numbering)) {
    log.add('plan-gap', position, { head: found.head, text: reader.print(gap) })
  }
}
