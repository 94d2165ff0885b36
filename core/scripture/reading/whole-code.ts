/** All code of reading, for the server, the worker and the service worker. */
import { comparing } from './comparing'
import type { ReadingCode } from './reading-code'
import { resolveAnywhere } from './resolve-anywhere'

export const wholeCode: Required<ReadingCode> = { resolveAnywhere, comparing }
