/** Whether the form that reports an error is open: several places open it over the view they stand in, one draws it. */
import type { ReportType } from '#core/contract/report-types'
import { createStore } from '../../ui/store/store'

/** What is reported about. */
export interface ReportPlace {
  /** As a person reads it: `Johannes 1,5 · LUT12`. */
  name: string
  /** Of our own site: `/LUT12/Joh1,5`. */
  path: string
}

export interface OpenReport {
  type: ReportType
  /** Undefined: what is read now, if anything is. */
  place: ReportPlace | undefined
}

/** Undefined while the form is closed. */
export const shownReport = createStore<OpenReport | undefined>(undefined)

/** Opens the form over the current view; it can be sent without network. */
export function openReport(type: ReportType = 'text', place?: ReportPlace): void {
  shownReport.set({ type, place })
}
