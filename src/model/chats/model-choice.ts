/**
 * Whether a language model may answer this person (FEATURES CHAT-03): only where the operator has connected one, and
 * only after the person switched it on.
 */
import { useOption } from '../options/options'
import { usePublicSettings } from '../options/public-settings'

export interface ModelChoice {
  /** Where it runs; undefined: none is connected. */
  host: string | undefined
  /** Whether it may answer. */
  isOn: boolean
}

export function useModelChoice(): ModelChoice {
  const isWanted = useOption('chat.model')
  const host = usePublicSettings()?.chatModel
  return { host, isOn: isWanted && host !== undefined }
}
