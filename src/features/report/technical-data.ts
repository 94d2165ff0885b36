/** Facts that help to find a mistake: about the app and the device, none about the person. The form shows them as it sends them. */
import { trackedPath } from '#core/analytics/tracked-path'
import { isOnline } from '../../platform/page/online'

declare const __BUILD__: string

/** One line per fact. */
export function technicalData(): string {
  const { documentElement } = document
  const facts = {
    version: __BUILD__,
    page: trackedPath(location.pathname) ?? '-',
    browser: navigator.userAgent,
    window: `${innerWidth} x ${innerHeight}, ${devicePixelRatio}`,
    language: `${documentElement.lang}, ${documentElement.dir || 'ltr'}`,
    theme: documentElement.dataset['theme'] ?? 'light',
    app: matchMedia('(display-mode: standalone)').matches ? 'installed' : 'browser',
    network: isOnline() ? 'online' : 'offline',
    time: new Date().toISOString().slice(0, 16),
  }
  return Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}
