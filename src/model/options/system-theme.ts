/**
 * The theme of the device, where that is wished: `data-dark` on the root element while the device is dark. /boot.js says so before the first
 * paint; this goes on while the page is open.
 */
import { display, matchThemeColour } from './display'

const device = matchMedia('(prefers-color-scheme: dark)')

export function showSystemTheme(): void {
  const isDark = display.get().theme === 'system' && device.matches
  document.documentElement.toggleAttribute('data-dark', isDark)
}

/** Call once. */
export function followSystemTheme(): void {
  device.addEventListener('change', () => {
    showSystemTheme()
    matchThemeColour()
  })
}
