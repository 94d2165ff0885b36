/** Whether the form that reports an error is open: several places open it over the view they stand in, one draws it. */
import { useSyncExternalStore } from 'react'
import type { ReportType } from '#core/contract/report-types'

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

const listeners = new Set<() => void>()
let open: OpenReport | undefined

/** Opens the form over the current view; it can be sent without network. */
export function openReport(type: ReportType = 'text', place?: ReportPlace): void {
  set({ type, place })
}

export const closeReport = () => set(undefined)

/** Live; undefined while it is closed. */
export function useOpenReport(): OpenReport | undefined {
  return useSyncExternalStore(subscribe, () => open)
}

function set(next: OpenReport | undefined): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
