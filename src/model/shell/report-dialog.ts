/** Whether the error report form is open: several places open it over their view, one component draws it. */
import type { ReportType } from '#core/contract/report-types'
import { createStore } from '../../ui/store/store'

export interface ReportPlace {
  /** As shown to a person: `Johannes 1,5 · LUT12`. */
  name: string
  /** A path of this site: `/LUT12/Joh1,5`. */
  path: string
}

export interface OpenReport {
  type: ReportType
  /** Undefined: the passage on the screen, if any. */
  place: ReportPlace | undefined
}

/** Undefined while the form is closed. */
export const shownReport = createStore<OpenReport | undefined>(undefined)

/** Opens the form over the current view; the report can be sent without network. */
export function openReport(type: ReportType = 'text', place?: ReportPlace): void {
  shownReport.set({ type, place })
}
