/** The answer of a pull (SYNC 3.8). */
import type { CallAnswer } from '../contract/api'

export type PullPage = CallAnswer<'pull'>
