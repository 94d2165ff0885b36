/** Whether the page is dark: by its theme, or as the device is where that is wished. */
import { useMedia } from '../../ui/page/use-media'
import { useDisplayOf } from './display'

export function useIsDark(): boolean {
  const theme = useDisplayOf('theme')
  const isDeviceDark = useMedia('(prefers-color-scheme: dark)')
  return theme === 'dark' || theme === 'black' || (theme === 'system' && isDeviceDark)
}
