/** The check before every search for an answer: somebody in danger gets the fixed text and nothing else. Pure. */
import type { Heard } from '../../contract/care'
import type { Findings } from '../findings'

/** Undefined where the question may be answered. */
export function careFindings(heard: Heard): Findings | undefined {
  if (heard.outcome !== 'certain') return undefined
  return { outcome: 'crisis', care: { kind: heard.kind, isCertain: true }, list: [] }
}

/** The answer to a question that may have been a cry for help begins with the soft paragraph. */
export function withCare(heard: Heard, findings: Findings): Findings {
  if (heard.outcome !== 'possible') return findings
  return { ...findings, care: { kind: heard.kind, isCertain: false } }
}
