/** Reads and changes whether searches on this device use meaning too. */
import { setOption, useOption } from '../../model/options/options'

export function useMeaningOffline(): [isOn: boolean, change: (isOn: boolean) => void] {
  return [useOption('searchOptions.meaning'), (isOn) => setOption('searchOptions.meaning', isOn)]
}
