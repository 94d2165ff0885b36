/** All code of reading, for the server, the worker and the service worker. */

import { resolveAnywhere } from './addresses/resolve-anywhere'
import { comparing } from './comparing'
import type { ReadingCode } from './reading-code'

export const wholeCode: Required<ReadingCode> = { resolveAnywhere, comparing }
