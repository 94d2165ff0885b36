/** Whether the one who searches may be in danger. Undefined until the device has heard the words. */
import type { Heard } from '#core/contract/care'
import { useAnswer } from '../../model/asking/use-answer'
import { workerClient } from '../../platform/client/worker-client'

export function useHeard(words: string): Heard | undefined {
  return useAnswer([words], async () => await workerClient().hear(words))
}
