/** What each way to choose passages is given. */
import type { NumberingBase } from '#core/contract/editions/edition'
import type { MadeSource } from '#core/contract/members/made-plan'

export interface AddProps {
  /** Of the plan. */
  numbering: NumberingBase
  onAdd: (source: MadeSource) => void
}
