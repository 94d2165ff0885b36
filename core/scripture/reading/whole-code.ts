/** All code of reading, for the server, the worker and the service worker. */
import { comparing } from './comparing'
import type { ReadingCode } from './reading-code'
import { resolvePassage } from './resolve-passage'

export const wholeCode: Required<ReadingCode> = { resolvePassage, comparing }
