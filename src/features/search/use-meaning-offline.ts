/** Whether searches on this device go by meaning too, and changing it. */
import { setOption, useOption } from '../../model/options/options'

export function useMeaningOffline(): [isOn: boolean, change: (isOn: boolean) => void] {
  return [useOption('searchOptions.meaning'), (isOn) => setOption('searchOptions.meaning', isOn)]
}
